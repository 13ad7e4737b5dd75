import { NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dataOf, Field } from '../../kit/fields/field';
import type { EditorProps } from '../../kit/form/editing';
import { EditorFrame, editorLabels } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import { IconButton } from '../../kit/page/icon-button';
import { checkCaptions } from '../../media/check-captions';
import { checkFile } from '../../media/check-file';
import { FilePlace } from '../../media/file-place';
import { CAPTIONS, FILMS, IMAGES } from '../../media/file-types';
import { useSaveWithFiles } from '../../media/use-save-with-files';
import { type Checked, useUploads } from '../../media/use-uploads';
import { wording as mediaWording } from '../../media/wording';
import { HistoryButton } from '../../resource/history/history-button';
import type { StoredUpload } from '../../strapi/upload-media';
import {
  ANGLES,
  type Angle,
  type ArrivedFile,
  type DigitalPicture,
  type DigitalSet,
  digitalFields,
  nextAngle,
} from './digital-set';
import classes from './digitals.module.css';
import { digitals } from './resource';
import { wording } from './wording';

const onlyA =
  (kind: 'image' | 'video', otherwise: string) =>
  async (file: File): Promise<Checked<{ file: File }>> => {
    const checked = await checkFile(file, 'digital');
    if (checked.problem !== null) return checked;
    return checked.kind === kind ? checked : { problem: otherwise };
  };

const checkPicture = onlyA('image', wording.onlyPictures);
const checkClip = onlyA('video', wording.onlyClips);

const useDigitalUploads = (
  check: (file: File) => Promise<Checked<{ file: File }>>,
  onStored: (file: StoredUpload) => void,
) => useUploads({ purpose: 'digital', check, onStored });

/** Frame shown before a film plays; the very first one is often black. */
const STILL = '#t=0.1';

export function DigitalForm({ item, onClose }: EditorProps<DigitalSet>) {
  const editor = useEditorForm({ ...digitals, fields: digitalFields, item, onClose });
  const { form } = editor;
  const takenPictures = form.useWatchValue('pictures');
  const takenClip = form.useWatchValue('clip');
  const takenCaptions = form.useWatchValue('captions');

  const setPictures = (change: (before: DigitalPicture[]) => DigitalPicture[]) =>
    form.setFieldValue('pictures', change);
  const pictures = useDigitalUploads(checkPicture, (file) =>
    setPictures((before) => [...before, { ...file, angle: nextAngle(before) }]),
  );
  const clip = useDigitalUploads(checkClip, (file) => form.setFieldValue('clip', file));
  const captions = useDigitalUploads(checkCaptions, (file) => form.setFieldValue('captions', file));
  const files = [...pictures.files, ...clip.files, ...captions.files];
  const saving = useSaveWithFiles({ editor, files, whenFailed: 'ask' });

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      {...saving}
      onCancel={editor.close}
      more={<HistoryButton editor={editor} />}
    >
      <div className={classes.day}>
        <Field editor={editor} name="takenOn" />
      </div>
      <FilePlace
        label={digitalFields.pictures.props.label}
        hint={wording.picturesHint}
        choose={wording.choosePictures}
        accept={IMAGES}
        many
        arriving={pictures}
        error={form.errors.pictures}
      >
        <PictureList pictures={takenPictures} onChange={setPictures} />
      </FilePlace>
      <FilePlace
        label={digitalFields.clip.props.label}
        hint={wording.clipHint}
        choose={takenClip ? mediaWording.replace : wording.chooseClip}
        accept={FILMS}
        arriving={clip}
      >
        {takenClip && (
          <OneFile removeLabel={wording.removeClip} onRemove={() => form.setFieldValue('clip', null)}>
            {/* The captions of the form may not be stored yet. */}
            {/* biome-ignore lint/a11y/useMediaCaption: a preview of the owner's own file */}
            <video
              src={takenClip.url + STILL}
              aria-label={wording.currentClip}
              controls
              preload="metadata"
              className={classes.clip}
            />
          </OneFile>
        )}
      </FilePlace>
      <FilePlace
        label={digitalFields.captions.props.label}
        hint={mediaWording.captionsHint}
        choose={takenCaptions ? mediaWording.replace : mediaWording.chooseCaptions}
        accept={CAPTIONS}
        arriving={captions}
      >
        {takenCaptions && (
          <OneFile
            removeLabel={mediaWording.removeCaptions}
            onRemove={() => form.setFieldValue('captions', null)}
          >
            <a href={takenCaptions.url} target="_blank" rel="noreferrer">
              {mediaWording.viewCaptions}
            </a>
          </OneFile>
        )}
      </FilePlace>
    </EditorFrame>
  );
}

interface PictureListProps {
  pictures: readonly DigitalPicture[];
  onChange: (change: (before: DigitalPicture[]) => DigitalPicture[]) => void;
}

function PictureList({ pictures, onChange }: PictureListProps) {
  const setAngle = ({ id }: ArrivedFile, angle: Angle) =>
    onChange((before) => before.map((one) => (one.id === id ? { ...one, angle } : one)));
  return (
    <ul className={classes.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture.id} className={classes.picture}>
          <img src={picture.url} alt={ANGLES[picture.angle]} className={classes.image} />
          <NativeSelect
            aria-label={wording.angleOf(index + 1)}
            data={dataOf(ANGLES)}
            value={picture.angle}
            onChange={(event) => setAngle(picture, event.currentTarget.value as Angle)}
          />
          <IconButton
            className={classes.remove}
            variant="filled"
            color="dark"
            label={wording.removePicture(index + 1, ANGLES[picture.angle])}
            Icon={IconTrash}
            onClick={() => onChange((before) => before.filter(({ id }) => id !== picture.id))}
          />
        </li>
      ))}
    </ul>
  );
}

interface OneFileProps {
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

function OneFile({ removeLabel, onRemove, children }: OneFileProps) {
  return (
    <div className={classes.one}>
      {children}
      <IconButton label={removeLabel} Icon={IconTrash} color="red" onClick={onRemove} />
    </div>
  );
}
