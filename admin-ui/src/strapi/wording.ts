/** Used when the CMS gives no sentence. */
export const wording = {
  unavailable: 'The site cannot be reached at the moment. Please try again.',
  timedOut: 'The site took too long to answer. Please try again.',
  refused: 'The site did not accept this.',
  deletedElsewhere: 'This was deleted somewhere else.',
};
