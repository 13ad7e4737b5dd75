import type { FilmProblem } from '../../../cms/src/shared/films/film-file';
import type { FileRefusals } from '../../../cms/src/shared/refusal-params';
import type { Sentences } from '../../../cms/src/shared/refusals';

/** Refusals of films. The owner reads them before the upload. */
export const fileRefusals = {
  FILE_ENDING_WRONG: ({ ending }) =>
    `The name of this file does not match its content. Rename it so that it ends in ${ending}.`,
  VIDEO_DAMAGED: 'The video is damaged and cannot be read. Choose another one.',
  VIDEO_INCOMPLETE: 'A part of this film is missing. Copy or export it again from where it was made.',
  VIDEO_HEVC:
    'This film uses HEVC, which many browsers cannot play. On an iPhone choose Settings, Camera, Formats, Most Compatible; on a Samsung turn off High efficiency videos. Then record or export it again.',
  VIDEO_CODEC_UNPLAYABLE: ({ codec }) =>
    `This film uses ${codec}, which many browsers cannot play. Export it as MP4 with H.264 and AAC.`,
  VIDEO_WITHOUT_PICTURE: 'This film has sound only. Export it again with its picture.',
  VIDEO_TRACK_UNKNOWN:
    'The video contains extra data that may reveal where it was filmed. Export it again with picture and sound only.',
} satisfies Sentences<
  Record<FilmProblem, unknown> & Pick<FileRefusals, 'FILE_ENDING_WRONG' | 'VIDEO_CODEC_UNPLAYABLE'>
>;

/** How an existing film becomes one that all browsers play. */
export const filmExportHelp =
  'To export this film: on an iPhone tap Share, Options, Most Compatible, then Save to Files; on a Samsung edit it in Gallery and save it with High efficiency videos off; on a computer use the free program HandBrake with its preset Fast 1080p30.';
