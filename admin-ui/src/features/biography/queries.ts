import { onlyQuery, saveOnlyMutation } from '../../resource/queries';
import { toBio, toBioInput } from './bio';
import { TheBio, UpdateBio } from './documents';
import { wording } from './wording';

export const bioQueries = {
  /** Null until the first save. */
  stored: () =>
    onlyQuery({ key: 'bio', toItem: toBio, document: TheBio, loadFailure: wording.bio.loadFailure }),
};

export const saveBio = saveOnlyMutation({
  key: 'bio',
  toItem: toBio,
  toInput: toBioInput,
  document: UpdateBio,
  wording: wording.bio,
});
