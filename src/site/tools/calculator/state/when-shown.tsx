import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A view that is fetched when it is first shown: most of those who open the page never need it, or not at once.
 *
 * @param load Imports its module, and takes the view out of it
 */
export function whenShown<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let View: ComponentType<Props> | undefined;
  return (props: Props) => {
    const [problem, setProblem] = useState<string | null>(View === undefined ? '' : null);
    useEffect(() => {
      if (View !== undefined) return;
      load().then(
        (loaded) => {
          View = loaded;
          setProblem(null);
        },
        () => {
          setProblem('This part could not be loaded: try again with a signal.');
        },
      );
    }, []);
    if (View !== undefined) return <View {...props} />;
    return problem === '' ? null : <p role="status">{problem}</p>;
  };
}
