import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readSwitches } from '../site/switches';
import { checkedFields } from './checked-fields';
import { type SubmissionProof, submit } from './submit';

const VOLUNTEER = 'api::volunteer.volunteer';

export interface VolunteerApplicationInput {
  name: string;
  email: string;
  phone?: string | null;
  availability: string[];
  skills?: string[] | null;
  interests?: string[] | null;
  message?: string | null;
  projectDocumentId?: string | null;
}

/** Stores an application as pending, whatever else the caller would like it to be. */
export async function applyToVolunteer(
  strapi: Core.Strapi,
  input: VolunteerApplicationInput,
  proof: SubmissionProof,
) {
  const { projectDocumentId, name, email, phone, availability, skills, interests, message } = input;
  if (!(await readSwitches(strapi)).enableVolunteers)
    throw new errors.ForbiddenError('Volunteer applications are closed');
  const fields = { name, email, phone: phone || null, availability, skills, interests, message };
  const checked = checkedFields(strapi, VOLUNTEER, fields);
  const project = projectDocumentId ? await openProjectId(strapi, projectDocumentId) : null;
  await submit(strapi, VOLUNTEER, { ...checked, project, status: 'pending' }, proof);
  return { status: 'pending' };
}

/** @throws ValidationError when the project is unknown or takes no volunteers (any more) */
async function openProjectId(strapi: Core.Strapi, documentId: string): Promise<number> {
  const project = await strapi.db
    .query('api::project.project')
    .findOne({ where: { documentId, acceptsVolunteers: true } });
  if (!project)
    throw new errors.ValidationError('This project is not accepting volunteers. Please choose another one.');
  return project.id;
}
