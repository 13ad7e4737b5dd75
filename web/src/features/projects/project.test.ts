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

test('media is a picture or a film with its poster, never both', () => {
  const file = { mime: 'video/mp4', url: '/uploads/run.mp4', width: 1080, height: 1920 };
  const media = { ...buildUploadFile(file), size: 2_400, seconds: 6 };
  const poster = buildUploadFile({ url: '/uploads/poster.jpg' });
  const project = toProject(buildProjectRow({ media, poster }));
  expect(project.picture).toBeNull();
  expect(project.film).toMatchObject({
    src: '/uploads/run.mp4',
    megabytes: 2,
    width: 1080,
    poster: { src: '/uploads/poster.jpg', alt: '' },
  });
  expect(toProject(buildProjectRow()).film).toBeNull();
});
