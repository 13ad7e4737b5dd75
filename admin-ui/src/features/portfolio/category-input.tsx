import { TextInput, type TextInputProps } from '@mantine/core';
import { useId } from 'react';
import { PORTFOLIO_LIMITS } from './portfolio';
import { CATEGORY_SUGGESTIONS, wording } from './wording';

/** A category: one of six is suggested, any is taken. */
export function CategoryInput(props: TextInputProps) {
  const suggestions = useId();
  return (
    <>
      <TextInput
        placeholder={wording.categoryHint}
        maxLength={PORTFOLIO_LIMITS.category}
        size="md"
        {...props}
        list={suggestions}
      />
      <datalist id={suggestions}>
        {CATEGORY_SUGGESTIONS.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}
