import {
  ActionIcon,
  Button,
  Group,
  Input,
  Modal,
  SegmentedControl,
  Text,
  Textarea,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import {
  IconBlockquote,
  IconBold,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
} from '@tabler/icons-react';
import {
  type ChangeEventHandler,
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ALT_LENGTH } from '../../../cms/src/shared/uploads';
import { selectPart } from '../kit/fields/select-part';
import { Loading } from '../kit/page/loaded';
import { ArrivingList } from '../media/arriving-list';
import { usePreview } from '../media/use-form-file';
import { PeopleChoice } from '../media/who-is-shown';
import { wording as mediaWording } from '../media/wording';
import { type Mark, markdownEdit, replacePart } from './markdown-edit';
import classes from './markdown-field.module.css';
import { withoutPlaceholders } from './picture-text';
import type { TextPictures } from './use-text-pictures';
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

/** Props of the field, and the result of `form.getInputProps`. */
interface MarkdownFieldProps {
  label: string;
  description?: string;
  required?: boolean;
  maxLength?: number;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  error?: ReactNode;
  'data-path'?: string;
  /** Inserts pictures by button, paste and drop. */
  pictures: TextPictures;
  /** The part of the text to select; a new object selects it again. */
  wanted?: { from?: number; until?: number } | null;
}

/**
 * Edits Markdown as plain text, with buttons for the marks and a preview.
 * A textarea instead of a rich editor: it keeps the phone's keyboard, spelling and undo, loads fast, stores exactly
 * what is typed, and injects no <style> tags.
 */
export function MarkdownField({
  label,
  description,
  required,
  pictures,
  wanted,
  ...input
}: MarkdownFieldProps) {
  const id = useId();
  const { textarea } = pictures;
  const picker = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const writing = preview === null;

  const apply = (mark: Mark) => {
    if (textarea.current) applyMark(textarea.current, mark);
  };

  // Remove placeholders from a draft that was stored during an upload: those pictures never arrived.
  useEffect(() => {
    const field = textarea.current;
    const text = withoutPlaceholders(field?.value ?? '');
    if (field && text !== field.value) replacePart(field, 0, field.value.length, text);
  }, [textarea]);

  useEffect(() => {
    if (!wanted) return;
    setPreview(null);
    // The field can be selected only after the preview is hidden.
    requestAnimationFrame(() => selectPart(textarea.current, wanted));
  }, [wanted, textarea]);

  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // Text copied from an office document includes a picture of itself.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    pictures.give(files);
  };
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    pictures.give(files);
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
          <Tooltip label={wording.pictures.button}>
            <ActionIcon
              aria-label={wording.pictures.button}
              disabled={pictures.isHeld}
              onClick={() => picker.current?.click()}
            >
              <IconPhoto size={20} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
          <input
            ref={picker}
            type="file"
            accept="image/*,.heic,.heif"
            multiple
            hidden
            aria-label={wording.pictures.button}
            onChange={({ currentTarget }) => {
              pictures.give([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
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
        onPaste={paste}
        onDrop={drop}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onKeyDown={getHotkeyHandler([
          ['mod+B', () => apply('bold')],
          ['mod+I', () => apply('italic')],
        ])}
      />
      <ArrivingList arriving={pictures.arriving} />
      <PictureDialog pictures={pictures} />
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
  // The only way to change a text field that the browser can undo; it also fires `input`.
  document.execCommand('insertText', false, insert);
  textarea.setSelectionRange(select.start, select.end);
}

/** Asks for descriptions of the pictures before they are inserted. */
function PictureDialog({ pictures }: { pictures: TextPictures }) {
  const { asked } = pictures;
  const insert = (event: FormEvent) => {
    event.preventDefault();
    // Prevents submitting the form around the text.
    event.stopPropagation();
    pictures.insert();
  };
  return (
    <Modal
      opened={asked.length > 0}
      onClose={pictures.cancel}
      title={wording.pictures.dialog(asked.length)}
      // Keeps the cursor after the inserted picture.
      returnFocus={false}
      onExitTransitionEnd={() => pictures.textarea.current?.focus({ preventScroll: true })}
    >
      <form onSubmit={insert}>
        <Text size="sm" c="dimmed" mb="sm">
          {mediaWording.altHint}
        </Text>
        {asked.map(({ key, ready, name }, index) => (
          <div key={key} className={classes.asked}>
            <Thumb file={ready?.file} />
            <div className={classes.alt}>
              <TextInput
                label={mediaWording.altLabel.image}
                description={name}
                maxLength={ALT_LENGTH}
                value={pictures.altOf(key)}
                data-autofocus={index === 0 || undefined}
                onChange={(event) => pictures.describe(key, event.currentTarget.value)}
              />
              <PeopleChoice
                people={pictures.peopleOf(key)}
                onChoose={(people) => pictures.setPeople(key, people)}
              />
            </div>
          </div>
        ))}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={pictures.cancel}>
            {wording.pictures.cancel}
          </Button>
          <Button type="submit">{wording.pictures.insert(asked.length)}</Button>
        </Group>
      </form>
    </Modal>
  );
}

function Thumb({ file }: { file: File | undefined }) {
  const url = usePreview(file);
  return url && <img src={url} alt="" className={classes.thumb} />;
}
