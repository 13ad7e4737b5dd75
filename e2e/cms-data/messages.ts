import type { OwnerApi } from './owner-api';

interface StoredMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  isRead: boolean;
}

export async function messagesAbout(owner: OwnerApi, subject: string): Promise<StoredMessage[]> {
  const query = `query ($subject: String!) {
    messages(filters: { subject: { eq: $subject } }) {
      name: senderName email: senderEmail subject message isRead
    }
  }`;
  return (await owner.graphql<{ messages: StoredMessage[] }>(query, { subject })).messages;
}
