import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { type MakeProof, remainingTokenAge } from './proof';
import { submissionQueries } from './queries';
import { forgetSubmissionKey, submissionKey } from './submission-key';

/**
 * What a form needs besides its fields to be accepted.
 *
 * @param formName keeps the keys of different forms apart: 'message', 'volunteer', 'comment:<post>'
 * @returns `makeProof` for the mutation, `honeypot` as the ref of the hidden input, `finish` to call on success
 */
export function useSubmission(formName: string) {
  const client = useQueryClient();
  const honeypot = useRef<HTMLInputElement>(null);

  useEffect(() => {
    client.prefetchQuery(submissionQueries.formToken());
  }, [client]);

  const makeProof: MakeProof = useCallback(async () => {
    const { formToken, receivedAt } = await client.fetchQuery(submissionQueries.formToken());
    const wait = remainingTokenAge(receivedAt, Date.now());
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return { formToken, submissionKey: submissionKey(formName), website: honeypot.current?.value ?? '' };
  }, [client, formName]);

  const finish = useCallback(() => forgetSubmissionKey(formName), [formName]);

  return { makeProof, honeypot, finish };
}
