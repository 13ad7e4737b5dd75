import { expect, test } from 'vitest';
import { buildProjectRow } from '../../../testing/factories/project-row';
import { buildUploadFile } from '../../../testing/factories/upload-file';
import { toProject } from './project';

test('Projects: a missing or blank duration or location is left to the screen to name', () => {
  expect(toProject(buildProjectRow({ duration: null, location: '  ' }))).toMatchObject({
    duration: null,
    location: null,
  });
});

test('Project status only decides the badge: unknown statuses get the neutral one', () => {
  expect(toProject(buildProjectRow({ status: 'ongoing' }))).toMatchObject({
    tone: 'ongoing',
    statusLabel: 'Ongoing',
  });
  expect(toProject(buildProjectRow({ status: 'planning' }))).toMatchObject({
    tone: 'neutral',
    statusLabel: 'Planning',
  });
});

test('media is a picture or a video, never both', () => {
  const video = toProject(
    buildProjectRow({ media: buildUploadFile({ mime: 'video/mp4', url: '/uploads/run.mp4' }) }),
  );
  expect(video.picture).toBeNull();
  expect(video.video).toMatchObject({ src: '/uploads/run.mp4', mime: 'video/mp4' });
  expect(toProject(buildProjectRow()).video).toBeNull();
});
