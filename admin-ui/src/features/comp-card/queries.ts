import { onlyQuery, pageQuery, saveOnlyMutation } from '../../resource/queries';
import { toCompCard, toCompCardInput, toDigitals } from './comp-card';
import { DigitalPictures, TheCompCard, UpdateCompCard } from './documents';
import { wording } from './wording';

export const compCardQueries = {
  /** Null until the first save. */
  stored: () =>
    onlyQuery({
      key: 'comp-card',
      toItem: toCompCard,
      document: TheCompCard,
      loadFailure: wording.loadFailure,
    }),
  digitals: (page: number) =>
    pageQuery({
      key: 'digitals',
      toItem: toDigitals,
      document: DigitalPictures,
      variables: { page },
      loadFailure: wording.loadFailure,
    }),
};

export const saveCompCard = saveOnlyMutation({
  key: 'comp-card',
  toItem: toCompCard,
  toInput: toCompCardInput,
  document: UpdateCompCard,
  wording: { created: wording.saved, updated: wording.saved, saveFailed: wording.saveFailed },
});
