import { canonicalJson } from '#domain/certificates/canonical.ts'
import type { StatementHead, StatementLine, StatementMonth } from '#domain/contract/statement-document.ts'

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. The browser and Node have one each. */
export type Digest = (text: string) => Promise<string>

/** What the first line of a statement follows. */
export const CHAIN_START = '0'.repeat(64)

/** The hash of a line: it covers the line and, by the hash before, each line before it. */
export function hashLine(previous: string, line: StatementLine, digest: Digest): Promise<string> {
  return digest(`${previous}\n${canonicalJson(line)}`)
}

/** The leaf of a statement in the tree of its month. */
export function hashStatement(head: StatementHead, digest: Digest): Promise<string> {
  return digest(`statement\n${canonicalJson(head)}`)
}

/** The root of a month, which is published. */
export function hashMonth(month: StatementMonth, digest: Digest): Promise<string> {
  return digest(`month\n${canonicalJson(month)}`)
}

function hashNode(left: string, right: string, digest: Digest): Promise<string> {
  return digest(`node\n${left}\n${right}`)
}

/**
 * The top of the Merkle tree over leaves: neighbours are paired from the left, and a last one without a neighbour moves up
 * as it is. `CHAIN_START` where there is no leaf.
 */
export async function treeOf(leaves: readonly string[], digest: Digest): Promise<string> {
  let nodes = leaves
  while (nodes.length > 1) nodes = await levelAbove(nodes, digest)
  return nodes[0] ?? CHAIN_START
}

/** The nodes beside the way from a leaf to the top. */
export async function pathOf(
  leaves: readonly string[],
  position: number,
  digest: Digest,
): Promise<readonly string[]> {
  const path: string[] = []
  let nodes = leaves
  for (let at = position; nodes.length > 1; at = Math.floor(at / 2)) {
    const beside = nodes[neighbour(at)]
    if (beside !== undefined) path.push(beside)
    nodes = await levelAbove(nodes, digest)
  }
  return path
}

/** The top of the tree as a leaf and its path give it; null for a path of another length. */
export async function topFrom(
  leaf: string,
  {
    position,
    size,
    path,
  }: { readonly position: number; readonly size: number; readonly path: readonly string[] },
  digest: Digest,
): Promise<string | null> {
  if (position >= size) return null
  let [node, at, used] = [leaf, position, 0]
  for (let count = size; count > 1; count = Math.ceil(count / 2)) {
    if (neighbour(at) < count) {
      const beside = path[used]
      if (beside === undefined) return null
      used += 1
      node = await (at % 2 === 0 ? hashNode(node, beside, digest) : hashNode(beside, node, digest))
    }
    at = Math.floor(at / 2)
  }
  return used === path.length ? node : null
}

function neighbour(position: number): number {
  return position % 2 === 0 ? position + 1 : position - 1
}

function levelAbove(nodes: readonly string[], digest: Digest): Promise<readonly string[]> {
  const pairs = Array.from({ length: Math.ceil(nodes.length / 2) }, (_, at) => [
    nodes[at * 2] ?? '',
    nodes[at * 2 + 1],
  ])
  return Promise.all(
    pairs.map(async ([left = '', right]) => (right === undefined ? left : hashNode(left, right, digest))),
  )
}
