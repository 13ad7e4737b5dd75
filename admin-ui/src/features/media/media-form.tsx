import { Button } from '@mantine/core';
import { lastPublicDay, NEVER_SHOWN } from '../../../../cms/src/shared/consent';
import { serverNow } from '../../dates/server-clock';
import { confirmAction } from '../../kit/delete/confirm-action';
import { Fields } from '../../kit/fields/field';
import type { Values } from '../../kit/fields/fields';
import type { Editor, EditorProps } from '../../kit/form/editing';
import { EditorDialog } from '../../kit/form/editor-dialog';
import { EditorFrame } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import { FocusPicture } from '../../media/focus-picture';
import { wording as mediaWording } from '../../media/wording';
import { copyFor, type Focus } from '../../strapi/media-file';
import { FileActions } from './file-actions';
import { FromFile } from './from-file';
import classes from './media.module.css';
import { CONSENT_FIELDS, type MediaEntry, type MediaFields, mediaFields, rightsDays } from './media-entry';
import { mediaQueries, saveMedia } from './queries';
import { UsedIn } from './used-in';
import { wording } from './wording';

/** Width of the picture above the form in device pixels. */
const SHOWN_PIXELS = 1000;

function MediaForm({ item, onClose }: EditorProps<MediaEntry>) {
  const editor = useEditorForm({
    draft: 'media',
    item,
    fields: mediaFields,
    stored: mediaQueries.one,
    save: saveMedia,
    onClose,
  });

  const { form } = editor;
  const focus = form.useWatchValue('focus');
  const isOfOthers = ['adults', 'child'].includes(form.useWatchValue('people'));
  const canWithdraw = isOfOthers && item?.consentBy && !item.consentWithdrawnOn;

  const save = async (values: Values<MediaFields>) => {
    const until = lastPublicDay(values) ?? '';
    const { today } = rightsDays(serverNow());
    const leaves = until !== '' && until < today && until !== editor.item?.publicUntil;
    if (leaves && !(await askToHide(until))) return;
    await editor.send(values);
  };

  return (
    <EditorFrame
      editor={editor}
      submitLabel={wording.save}
      busyLabel={wording.saving}
      onSubmit={(values) => void save(values)}
      onCancel={editor.close}
    >
      {item && <Shown entry={item} focus={focus} onFocus={(point) => form.setFieldValue('focus', point)} />}
      {item && <UsedIn uses={item.uses} />}
      {item && <FromFile says={item.says} editor={editor} />}
      <Fields
        editor={editor}
        rows={[
          ['photographer', 'stylist'],
          ['makeUp', 'designer'],
          ['territory', 'lastDay'],
          ['consentBy', 'childBornOn'],
          ['consentOn', 'consentUntil'],
          ['consentForSite', 'consentForSocial', 'consentForPrint'],
          ['consentPaper', 'consentWithdrawnOn'],
        ]}
        except={isOfOthers ? [] : CONSENT_FIELDS}
        narrowest={200}
      />
      {canWithdraw && (
        <Button
          variant="default"
          onClick={() =>
            void editor.send({ ...form.getValues(), consentWithdrawnOn: rightsDays(serverNow()).today })
          }
        >
          {wording.withdraw}
        </Button>
      )}
      {item && <FileActions entry={item} onDone={onClose} />}
    </EditorFrame>
  );
}

const askToHide = (until: string) =>
  confirmAction({
    question: wording.pastDay,
    about: until === NEVER_SHOWN ? wording.consentMissing : wording.pastDayText(until),
    yes: wording.saveAnyway,
  });

interface ShownProps {
  entry: MediaEntry;
  focus: Focus;
  onFocus: (focus: Focus) => void;
}

function Shown({ entry: { file, name, isCaptions }, focus, onFocus }: ShownProps) {
  if (!file) return null;
  if (isCaptions) {
    return (
      <a href={file.url} target="_blank" rel="noreferrer">
        {mediaWording.viewCaptions}
      </a>
    );
  }
  return (
    <figure className={classes.shown}>
      {file.kind === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: the owner looks at what was uploaded, which has none
        <video src={file.url} controls preload="metadata" />
      ) : (
        <>
          <FocusPicture src={copyFor(file, SHOWN_PIXELS)} alt={file.alt} focus={focus} onSet={onFocus} />
          <span className={classes.fact}>{mediaWording.focusHint}</span>
        </>
      )}
      <figcaption>{name}</figcaption>
    </figure>
  );
}

interface MediaDialogProps {
  opened: boolean;
  editor: Editor<MediaEntry>;
}

export function MediaDialog({ opened, editor }: MediaDialogProps) {
  const titles = { createTitle: wording.title, editTitle: wording.title };
  return (
    <EditorDialog opened={opened} editor={editor} titles={titles} size="lg">
      {(item) => opened && <MediaForm item={item} onClose={editor.close} />}
    </EditorDialog>
  );
}
