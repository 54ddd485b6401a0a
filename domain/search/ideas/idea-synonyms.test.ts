import { expect, test } from 'vitest'
import { DRAWN_AS } from './drawn-as.ts'
import type { Idea } from './idea.ts'
import { ideaSynonyms } from './idea-synonyms.ts'
import { IDEAS } from './ideas.ts'

function idea(id: string, en: string, fr: string): Idea {
  return { id, words: { en, fr, es: en, pt: en, de: en, ja: en, ko: en } }
}

test('words of a language and the English words of the idea find each other', () => {
  expect(ideaSynonyms('fr', [idea('bin', 'bin, trash', 'poubelle, corbeille')])).toEqual([
    { objectID: 'idea-bin', type: 'synonym', synonyms: ['poubelle', 'corbeille', 'bin', 'trash'] },
  ])
})

test('a broader word finds the idea and the idea does not find the broader word', () => {
  expect(ideaSynonyms('en', [idea('cart', 'cart, trolley, ~basket', 'caddie')], {})).toEqual([
    { objectID: 'idea-cart', type: 'synonym', synonyms: ['cart', 'trolley'] },
    { objectID: 'idea-cart-1', type: 'onewaysynonym', input: 'basket', synonyms: ['cart', 'trolley'] },
  ])
})

test('an English word with another meaning in the language is found and does not find', () => {
  const ideas = [idea('chat', 'chat', 'discussion, messagerie'), idea('cat', 'cat', 'chat')]
  expect(ideaSynonyms('fr', ideas)).toEqual([
    { objectID: 'idea-chat', type: 'synonym', synonyms: ['discussion', 'messagerie'] },
    { objectID: 'idea-chat-1', type: 'onewaysynonym', input: 'discussion', synonyms: ['chat'] },
    { objectID: 'idea-chat-2', type: 'onewaysynonym', input: 'messagerie', synonyms: ['chat'] },
    { objectID: 'idea-cat', type: 'synonym', synonyms: ['chat', 'cat'] },
  ])
})

test('a phrase is matched as searched, without articles and prepositions', () => {
  expect(ideaSynonyms('fr', [idea('wallpaper', 'wallpaper', "fond d'écran")])).toContainEqual({
    objectID: 'idea-wallpaper-1',
    type: 'onewaysynonym',
    input: 'fond écran',
    synonyms: ["fond d'écran", 'wallpaper'],
  })
})

test('an idea finds what it is drawn as, in both languages, and not the reverse', () => {
  const ideas = [idea('back', 'back', 'retour'), idea('arrow-left', 'left arrow', 'flèche gauche')]
  const drawn = ideaSynonyms('fr', ideas, { back: 'left arrow, ~rewind' }).filter(({ objectID }) =>
    /^(drawn|related)-/.test(objectID),
  )
  expect(drawn).toEqual([
    {
      objectID: 'drawn-back-1',
      type: 'onewaysynonym',
      input: 'retour',
      synonyms: ['left arrow', 'flèche gauche'],
    },
    { objectID: 'related-back-1', type: 'altcorrection1', word: 'retour', corrections: ['rewind'] },
    {
      objectID: 'drawn-back-2',
      type: 'onewaysynonym',
      input: 'back',
      synonyms: ['left arrow', 'flèche gauche'],
    },
    { objectID: 'related-back-2', type: 'altcorrection1', word: 'back', corrections: ['rewind'] },
  ])
})

test('only ideas have depictions', () => {
  const ids = new Set(IDEAS.map(({ id }) => id))
  expect(Object.keys(DRAWN_AS).filter((id) => !ids.has(id))).toEqual([])
})
