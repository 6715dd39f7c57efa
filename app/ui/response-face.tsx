import { responseShapes } from '@heartsease/domain/drawings/response-shapes.ts';
import type { MomentResponse } from '@heartsease/domain/reports/response.ts';
import { useLingui } from '@lingui/react/macro';
import { Shapes } from './shapes.tsx';

type ResponseFaceProps = {
  response: MomentResponse;
  /** In px. */
  size?: number;
  className?: string | undefined;
};

/**
 * How it was, as a flower with a face. Shape, face and colour all differ, because two of the colours
 * look alike to some people. Decoration: the word stands beside it (`useResponseWord`).
 */
export function ResponseFace({ response, size = 34, className }: ResponseFaceProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" className={className} aria-hidden="true" focusable="false">
      <ResponseShapes response={response} />
    </svg>
  );
}

/** The word for a response in the reader's language: `useResponseWord()('quiet')` is "Joined quietly". */
export function useResponseWord(): (response: MomentResponse) => string {
  const { t } = useLingui();
  return (response) => {
    switch (response) {
      case 'loved':
        return t`Loved it`;
      case 'enjoyed':
        return t`Enjoyed it`;
      case 'quiet':
        return t`Joined quietly`;
      case 'not_today':
        return t`Not today`;
      case 'unsettled':
        return t`Unsettled`;
    }
  };
}

/** The shapes alone, in a 48 × 48 box, to be placed inside another drawing. */
export function ResponseShapes({ response }: { response: MomentResponse }) {
  return <Shapes of={responseShapes(response)} />;
}
