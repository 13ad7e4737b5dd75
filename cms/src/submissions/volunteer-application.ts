import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type SubmissionProof, submit } from './submit';

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
  const project = projectDocumentId ? await openProjectId(strapi, projectDocumentId) : null;
  const data = {
    name,
    email,
    phone: phone || null,
    availability,
    skills,
    interests,
    message,
    project,
    status: 'pending',
  };
  await submit(strapi, 'api::volunteer.volunteer', data, proof);
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
