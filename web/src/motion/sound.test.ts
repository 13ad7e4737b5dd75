// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { playOnce, SOUND_FILES, soundIsOn, switchSound, VOLUME } from './sound';

const played: { file: string; volume: number }[] = [];
let refuse = false;

class SilentAudio {
  volume = 1;
  constructor(readonly file: string) {}
  play() {
    played.push({ file: this.file, volume: this.volume });
    return refuse ? Promise.reject(new Error('NotAllowedError')) : Promise.resolve();
  }
}

vi.stubGlobal('Audio', SilentAudio);

afterEach(() => {
  played.length = 0;
  refuse = false;
});

test('sound is off at first, switched in one place and remembered', () => {
  expect(soundIsOn()).toBe(false);
  switchSound(true);
  expect(localStorage.getItem('sound')).toBe('on');
  expect(soundIsOn()).toBe(true);
});

test('nothing plays while sound is off', () => {
  playOnce(SOUND_FILES.swish, VOLUME.scrollSwish);
  expect(played).toEqual([]);
});

test('the scroll swish has volume 0.3', () => {
  switchSound(true);
  playOnce(SOUND_FILES.swish, VOLUME.scrollSwish);
  expect(played).toEqual([{ file: '/sounds/swish.wav', volume: 0.3 }]);
});

test("a refused playback only logs 'Audio playback prevented'", async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  refuse = true;
  switchSound(true);
  playOnce(SOUND_FILES.swish, VOLUME.scrollSwish);
  await vi.waitFor(
    () => expect(info).toHaveBeenCalledWith('Audio playback prevented', expect.any(Error)),
    30_000,
  );
});
