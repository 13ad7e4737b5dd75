import { pageWith } from '../../shared/page';
import { PageTitle } from './page-title';

export const Page = pageWith(PageTitle);
