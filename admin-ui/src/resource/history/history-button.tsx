import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Fields } from '../../kit/fields/fields';
import type { Editable } from '../../kit/form/use-draft';
import type { EditorForm } from '../../kit/form/use-editor-form';
import { Loading } from '../../kit/page/loaded';
import classes from './history-button.module.css';
import { wording } from './wording';

const HistoryDialog = lazy(() => import('./history-dialog'));

interface HistoryButtonProps<F extends Fields> {
  editor: Pick<EditorForm<F, Editable>, 'item' | 'fields' | 'hasChanges' | 'leaveToStored'>;
}

/** Opens the earlier versions of a form's item; hidden for a new item. */
export function HistoryButton<F extends Fields>({ editor }: HistoryButtonProps<F>) {
  const [isOpen, setOpen] = useState(false);
  if (!editor.item) return null;
  return (
    <>
      <Button
        variant="subtle"
        classNames={{ root: classes.button, section: classes.icon }}
        leftSection={<IconHistory size={20} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <span className={classes.label}>{wording.history}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <HistoryDialog
            item={editor.item}
            labels={editor.fields}
            hasUnsaved={editor.hasChanges(false)}
            onRestored={editor.leaveToStored}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
