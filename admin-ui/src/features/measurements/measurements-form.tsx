import { SingleForm } from '../../resource/single-form';
import { measurements } from './resource';
import { wording } from './wording';

export const MeasurementsForm = () => <SingleForm of={measurements} words={wording} />;
