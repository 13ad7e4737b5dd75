import { NotFoundScreen } from '../screens/not-found-screen';
import { ModernLayout } from '../shell/modern-layout';

/** Any path that no route has. */
export function NotFoundPage() {
  return (
    <ModernLayout>
      <NotFoundScreen />
    </ModernLayout>
  );
}
