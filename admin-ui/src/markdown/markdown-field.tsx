import { ActionIcon, Input, SegmentedControl, Textarea, Tooltip } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import {
  IconBlockquote,
  IconBold,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import { type ChangeEventHandler, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Loading } from '../manager/loading';
import { type Mark, markdownEdit } from './markdown-edit';
import classes from './markdown-field.module.css';
import { wording } from './wording';

const MarkdownPreview = lazy(() => import('./markdown-preview'));

const TOOLS: readonly { mark: Mark; Icon: typeof IconBold }[] = [
  { mark: 'bold', Icon: IconBold },
  { mark: 'italic', Icon: IconItalic },
  { mark: 'heading', Icon: IconHeading },
  { mark: 'list', Icon: IconList },
  { mark: 'numbers', Icon: IconListNumbers },
  { mark: 'quote', Icon: IconBlockquote },
  { mark: 'link', Icon: IconLink },
];

/** The field's own props and what `form.getInputProps` gives. */
interface MarkdownFieldProps {
  label: string;
  description?: string;
  required?: boolean;
  maxLength?: number;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  error?: ReactNode;
  'data-path'?: string;
}

/**
 * Markdown as plain text, with buttons for the marks and a preview. A textarea and no rich editor: it
 * keeps the phone's own keyboard, spelling and undo, costs next to nothing to load, stores exactly what is
 * typed, and injects no <style> tags.
 */
export function MarkdownField({ label, description, required, ...input }: MarkdownFieldProps) {
  const id = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const writing = preview === null;

  const apply = (mark: Mark) => {
    if (textarea.current) applyMark(textarea.current, mark);
  };

  return (
    <Input.Wrapper
      label={label}
      description={description}
      required={required}
      id={id}
      error={Boolean(input.error)}
    >
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={wording.view}
          value={writing ? 'write' : 'preview'}
          onChange={(view) => setPreview(view === 'preview' ? (textarea.current?.value ?? '') : null)}
          data={[
            { value: 'write', label: wording.write },
            { value: 'preview', label: wording.preview },
          ]}
        />
        <div className={classes.tools} role="toolbar" aria-label={wording.toolbar} hidden={!writing}>
          {TOOLS.map(({ mark, Icon }) => (
            <Tooltip key={mark} label={wording.marks[mark]}>
              <ActionIcon aria-label={wording.marks[mark]} onClick={() => apply(mark)}>
                <Icon size={20} stroke={1.75} />
              </ActionIcon>
            </Tooltip>
          ))}
        </div>
      </div>
      <Textarea
        {...input}
        ref={textarea}
        id={id}
        className={writing ? undefined : classes.away}
        classNames={{ input: classes.text }}
        autosize
        minRows={12}
        maxRows={32}
        onKeyDown={getHotkeyHandler([
          ['mod+B', () => apply('bold')],
          ['mod+I', () => apply('italic')],
        ])}
      />
      {!writing && (
        <Suspense fallback={<Loading />}>
          <MarkdownPreview text={preview} />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}

function applyMark(textarea: HTMLTextAreaElement, mark: Mark): void {
  const { value, selectionStart, selectionEnd } = textarea;
  const { from, to, insert, select } = markdownEdit(
    value,
    { start: selectionStart, end: selectionEnd },
    mark,
  );
  textarea.focus();
  textarea.setSelectionRange(from, to);
  // The one way to change a text field that the browser's own undo knows about; it also fires `input`.
  document.execCommand('insertText', false, insert);
  textarea.setSelectionRange(select.start, select.end);
}
