import { pageWith } from '../../shared/page';
import { PageHeader } from './page-header';

/** An inner page */
export const Page = pageWith(PageHeader);
