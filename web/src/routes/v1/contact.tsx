import { createFileRoute } from '@tanstack/react-router';
import { contactPage } from '../../pages/contact';
import { ContactPage } from '../../themes/classic/pages/contact-page';

export const Route = createFileRoute('/v1/contact')({ ...contactPage, component: ContactPage });
