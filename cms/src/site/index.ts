export { decodedPath } from './pages/site-paths';
export { countingRefusals, type SubmissionProof, submit } from './submissions/submit';
export { releaseByToken, suspectedByToken } from './submissions/suspected-spam';
export { checkedFields } from './submissions/validate-fields';
export type { FormInput } from './submissions/visitor-forms';
