import { mutationOptions } from '@tanstack/react-query';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { serverNow } from '../../dates/server-clock';
import { inputOf, type Values } from '../../kit/fields/fields';
import { sortOrder } from '../../kit/list/list-search';
import { collection, withSave } from '../../resource/collection';
import { updateCaches } from '../../resource/queries';
import { type DigitalSet, digitalFields, digitalSetFragment, toDigitalSet } from './digital-set';
import { wording } from './wording';

export const digitals = withSave({
  ...collection({
    type: 'digitalSet',
    many: 'digitalSets',
    key: 'digitals',
    fragment: digitalSetFragment,
    toItem: toDigitalSet,
    filters: () => ({}),
    order: () => sortOrder('takenOn:desc', 'createdAt:desc'),
    wording,
  }),
  toInput: (values: Values<typeof digitalFields>) => inputOf(digitalFields, values),
  wording,
});

/** Confirms that a set is still accurate, which shows it for another year. */
export const sayStillTrue = () =>
  mutationOptions({
    mutationFn: (set: DigitalSet) => digitals.change(set, { stillTrueOn: siteDay(serverNow()) }),
    onSuccess: (saved, _set, _shown, { client }) => updateCaches(client, ['digitals'], saved),
    meta: { done: wording.saidStillTrue, failed: wording.saveFailed },
  });
