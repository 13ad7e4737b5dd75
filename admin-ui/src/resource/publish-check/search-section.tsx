import { Button, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Loading } from '../../kit/page/loaded';
import type { Fix } from './checked-draft';
import { searchFields } from './search-fields';
import type { SearchInputsProps } from './search-inputs';
import classes from './search-section.module.css';
import { wording as sentences } from './wording';

const wording = sentences.search;
const SearchInputs = lazy(() => import('./search-inputs'));

/** Settings for search engines and sharing; collapsed, because the page provides defaults. */
export function SearchSection({ editor, ...inputs }: SearchInputsProps) {
  const id = useId();
  const { searchTitle, searchDescription } = editor.form.getValues();
  const hasOwn = Boolean(searchTitle || searchDescription || inputs.preview.shown);
  const [isOpen, setOpen] = useState(false);
  const { wanted } = inputs;
  useEffect(() => {
    if (isInside(wanted)) setOpen(true);
  }, [wanted]);
  return (
    <section className={classes.section}>
      <Button
        variant="subtle"
        color="gray"
        className={classes.toggle}
        rightSection={<IconChevronDown size={20} className={classes.arrow} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {wording.section}
      </Button>
      {!isOpen && (
        <Text size="sm" c="dimmed">
          {hasOwn ? wording.own : wording.fromPage}
        </Text>
      )}
      <div id={id} className={classes.inputs} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Loading />}>
            <SearchInputs editor={editor} {...inputs} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

const isInside = (fix: Fix | null) =>
  fix?.to === 'preview' || (fix?.to === 'field' && Object.hasOwn(searchFields, fix.name));
