import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { FullScreen } from '../shell/full-screen.tsx';
import { useGoBack } from '../shell/go-back.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { BookForm } from './book-form.tsx';
import { usePhotoBook } from './photo-book.api.ts';

/** Changes the book of one person: what stands on its pages, and in which order. */
export function EditBookScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const backTo = `/photo-book/${residentId}`;
  const query = usePhotoBook(residentId);
  const goBack = useGoBack(backTo);
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={t`Change the book`} backTo={backTo}>
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={4} height={200} />}
        failedTitle={t`There is a problem opening this book`}
        isEmpty={({ may_edit }) => !may_edit}
        empty={<Empty title={t`The home looks after this book`}>{t`You can read it, and print it.`}</Empty>}
      >
        {(book) => <BookForm book={book} onSaved={goBack} />}
      </AsyncView>
    </FullScreen>
  );
}
