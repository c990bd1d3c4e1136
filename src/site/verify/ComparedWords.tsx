import type { Block } from '../../compiler/rulebook/index.ts';
import { compareBlocks, plainBlocks, type ComparedBlock, type Run } from '../history/compare-blocks.ts';
import { typeset } from '../wording/typeset.ts';
import '../history/compared.css';
import '../text/rule-text.css';

interface Props {
  readonly blocks: readonly Block[];
  /** What is compared with them: what only it has is shown as removed. */
  readonly before?: readonly Block[];
}

/** A text, with what another one has otherwise marked in it. */
export function ComparedWords({ blocks, before }: Props) {
  const compared = before === undefined ? plainBlocks(blocks) : compareBlocks(before, blocks);
  const groups: ComparedBlock[][] = [];
  for (const each of compared) {
    const group = groups.at(-1);
    if (group?.[0]?.block.kind === each.block.kind && each.block.kind !== 'paragraph') group.push(each);
    else groups.push([each]);
  }
  return (
    <div class="rule-text">
      {groups.map((group, index) => (
        <Group key={index} group={group} />
      ))}
    </div>
  );
}

function Group({ group }: { readonly group: readonly ComparedBlock[] }) {
  const [first] = group;
  if (first?.block.kind === 'row')
    return (
      <div class="table">
        <table>
          <tbody>
            {group.map(({ block, cells }, index) => (
              <tr key={index}>
                {cells.map((runs, column) =>
                  block.kind === 'row' && block.heading ? (
                    <th key={column} scope="col">
                      <Runs runs={runs} />
                    </th>
                  ) : (
                    <td key={column}>
                      <Runs runs={runs} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  if (first?.block.kind === 'item')
    return (
      <ul class="flat-list">
        {group.map(({ block, cells }, index) => (
          <li key={index} class={block.kind === 'item' ? `depth-${String(Math.min(block.depth, 3))}` : ''}>
            {block.kind === 'item' && (
              <span class="marker" aria-hidden={block.marker === '•'}>
                {block.marker}
              </span>
            )}
            {block.kind !== 'item' && <span class="marker" />}
            <span>
              <Runs runs={cells[0] ?? []} />
            </span>
          </li>
        ))}
      </ul>
    );
  return (
    <>
      {group.map(({ block, cells }, index) => (
        <p key={index} class={block.kind === 'note' ? 'note' : undefined}>
          <Runs runs={cells[0] ?? []} />
        </p>
      ))}
    </>
  );
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return (
    <>
      {runs.map(({ kind, text }, index) => {
        const words = typeset(text, index > 0);
        if (kind === 'same') return words;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={index}>
            <span class="hidden">{kind}: </span>
            {words}
          </Mark>
        );
      })}
    </>
  );
}
