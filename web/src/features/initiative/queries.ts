import { strapiQuery } from '../../strapi/query';
import { InitiativeTeaser, InitiativeTexts } from './documents';
import { toInitiative, toInitiativeTeaser } from './initiative';

export const initiativeQueries = {
  /** For home pages, which would otherwise contain all the texts. */
  teaser: () => strapiQuery(InitiativeTeaser, {}, ({ initiative }) => toInitiativeTeaser(initiative)),

  texts: () => strapiQuery(InitiativeTexts, {}, ({ initiative }) => toInitiative(initiative)),
};
