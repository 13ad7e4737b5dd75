import { strapiQuery } from '../../strapi/query';
import { InitiativeTeaser, InitiativeTexts } from './documents';
import { toInitiative, toInitiativeTeaser } from './initiative';

export const initiativeQueries = {
  /** For home pages, which would otherwise contain all the texts. */
  teaser: () =>
    strapiQuery(['initiative', 'teaser'], { document: InitiativeTeaser }, ({ initiative }) =>
      toInitiativeTeaser(initiative),
    ),

  texts: () =>
    strapiQuery(['initiative', 'texts'], { document: InitiativeTexts }, ({ initiative }) =>
      toInitiative(initiative),
    ),
};
