import type { OwnerApi } from './owner-api';

export interface StoredVolunteer {
  name: string;
  email: string;
  phone: string | null;
  availability: string[] | null;
  skills: string[] | null;
  interests: string[] | null;
  message: string | null;
  status: string;
  project: { title: string } | null;
}

export async function volunteersNamed(owner: OwnerApi, name: string): Promise<StoredVolunteer[]> {
  const query = `query ($name: String!) {
    volunteers(filters: { name: { eq: $name } }) {
      name email phone availability skills interests message status project { title }
    }
  }`;
  return (await owner.graphql<{ volunteers: StoredVolunteer[] }>(query, { name })).volunteers;
}
