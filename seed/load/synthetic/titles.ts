import type { SyntheticItem, SyntheticPack } from './layout.ts'
import type { Term } from './vocabulary.ts'

/** The title of a synthetic item: its subject, often after an adjective. */
export function itemTitle({ manner, subject }: Pick<SyntheticItem, 'manner' | 'subject'>): string {
  return manner ? `${capitalised(manner)} ${subject.text}` : capitalised(subject)
}

export function packTitle({ theme }: Pick<SyntheticPack, 'theme'>): string {
  return `${capitalised(theme)} collection`
}

/** @param index  from 0 */
export function contributorOf(index: number): { readonly username: string; readonly name: string } {
  const number = index + 1
  return { username: `synthetic-${number}`, name: `Synthetic contributor ${number}` }
}

function capitalised({ text }: Term): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
