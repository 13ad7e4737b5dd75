import { oneQuery, pageQuery } from '../../content/collection';
import { PAGE_SIZE } from '../../manager/list-search';
import { type DigitalSearch, toDigitalSet } from './digital-set';
import { DigitalSets, OneDigitalSet } from './documents';
import { wording } from './wording';

const digitals = { key: 'digitals', toItem: toDigitalSet, loadFailure: wording.loadFailure };

export const digitalQueries = {
  /** Newest first. */
  page: ({ page }: Pick<DigitalSearch, 'page'>) =>
    pageQuery({ ...digitals, document: DigitalSets, variables: { page, pageSize: PAGE_SIZE } }),
  one: (documentId: string) => oneQuery({ ...digitals, document: OneDigitalSet, documentId }),
};
