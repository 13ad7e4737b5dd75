import { open } from 'node:fs/promises';
import { blankMp4 } from './strip-mp4-metadata';
import { blankWebm } from './strip-webm-metadata';
import { VideoFile } from './video-file';

/**
 * Blanks the metadata of a video about place and device, in the file itself.
 *
 * @param mime `video/mp4` or `video/webm`
 * @throws BadVideo
 */
export async function blankVideo(path: string, mime: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    await (mime === 'video/mp4' ? blankMp4 : blankWebm)(new VideoFile(file, size));
  } finally {
    await file.close();
  }
}
