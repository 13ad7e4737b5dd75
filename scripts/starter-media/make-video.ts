/**
 * Renders one slow, seamless cycle of the cloth of `project-01` and encodes it as the starter video.
 *
 *   FFMPEG=/path/to/ffmpeg npx tsx scripts/starter-media/make-video.ts
 *
 * Needs an ffmpeg with libx264 on the machine that makes the video; the product itself never calls it. Encoded as
 * H.264 High, 4:2:0, 960 x 640, 20 frames a second, 8 seconds, constant rate factor 27, preset veryslow, no sound,
 * index in front (+faststart), so that every current browser plays it at once and loops it without a jump.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { MEDIA } from './paths';
import { renderTextile } from './render-textile';
import { projectStudies } from './studies-pages';

const SIZE = { width: 960, height: 640 };
const RATE = 20;
const FRAMES = RATE * 8;

const [{ name, textile }] = projectStudies;
/** Without grain and threads, which would flicker and cost more than the cloth itself. */
const moving = { ...textile, grain: 0, drape: { ...textile.drape, weave: 0 } };
const encoder = spawn(
  process.env.FFMPEG ?? 'ffmpeg',
  [
    ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
    ['-s', `${SIZE.width}x${SIZE.height}`, '-r', `${RATE}`, '-i', '-'],
    [
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
    ],
    ['-an', '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-pix_fmt', 'yuv420p'],
    ['-movflags', '+faststart', `${MEDIA}${name}.mp4`],
  ].flat(),
  { stdio: ['pipe', 'inherit', 'inherit'] },
);
const ended = once(encoder, 'close');

for (let frame = 0; frame < FRAMES; frame++) {
  const { pixels } = renderTextile({ ...moving, ...SIZE, phase: frame / FRAMES });
  if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
}
encoder.stdin.end();

const [code] = await ended;
if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
