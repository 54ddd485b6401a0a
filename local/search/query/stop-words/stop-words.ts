import { fold } from '#local/search/engine/analysis/fold.ts'

/**
 * Common words without meaning for a search: articles, pronouns, prepositions, conjunctions and the commonest
 * forms of auxiliary verbs. In normal spelling; they are folded when they are read.
 */
const STOP_WORDS = {
  en: `a about above after again all am an and any are as at be because been before being below between both but by
    can could did do does doing down during each few for from further had has have having he her here hers herself him
    himself his how i if in into is it its itself just me more most my myself no nor not now of off on once only or
    other our ours ourselves out over own same she should so some such than that the their theirs them themselves then
    there these they this those through to too under until up very was we were what when where which while who whom
    why will with would you your yours yourself yourselves`,
  es: `a al algo algunas algunos ante antes aquel aquella aquellas aquellos aquí así aun aunque bajo bien cada como con
    contra cual cuales cuando de del desde donde dos durante e el él ella ellas ellos en entre era eran es esa esas ese
    eso esos esta está están estas este esto estos fue fueron ha han hasta hay la las le les lo los más me mi mis
    mientras muy nada ni no nos nosotros o os otra otras otro otros para pero poco por porque que qué quien quienes se
    sea según ser si sí sin sobre son su sus también tan tanto te tiene todo todos tu tus un una unas uno unos y ya yo`,
  pt: `a à ao aos aquela aquelas aquele aqueles aquilo as às até com como da das de dela delas dele deles depois do dos e
    é ela elas ele eles em entre era eram essa essas esse esses esta está estão estas este estes eu foi foram há isso
    isto já lhe lhes mais mas me mesmo meu meus minha minhas muito na não nas nem no nos nós nossa nossas nosso nossos
    num numa o os ou para pela pelas pelo pelos por qual quando que quem são se sem ser seu seus só sua suas também te
    tem têm teu teus tu tua tuas um uma umas uns você vocês vos`,
  fr: `à a ai as au aux avait avec avez avons c ce ceci cela ces cet cette ceux chez comme d dans de des donc dont du elle
    elles en entre es est et étaient était être eu eux il ils j je l la là le les leur leurs lui m ma mais me même mes
    mon n ne ni nos notre nous on ont or ou où par pas pour qu quand que quel quelle quelles quels qui s sa sans se
    ses si son sont sous sur t ta te tes toi ton tous tout tu un une vos votre vous y`,
  de: `aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aus bei bin
    bis bist da dadurch damit dann das dass daß dein deine dem den denn der des dessen die dies diese diesem diesen
    dieser dieses dir doch dort du durch ein eine einem einen einer eines einige er es etwas euch euer für gegen hab
    habe haben hat hatte hatten hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins ist jede jedem
    jeden jeder jedes jene jetzt kann kein keine keinem keinen keiner man mein meine mich mir mit nach nicht noch nun
    nur ob oder ohne sehr sein seine seinem seinen seiner sich sie sind so solche sondern über um und uns unser unsere
    unter vom von vor war waren warum was weg weil wenn wer werden wie wieder will wir wird wo zu zum zur zwischen`,
  ja: 'の に は を た が で て と し れ さ も な です ます する いる ある これ それ あれ この その あの から まで より へ や など',
  ko: '이 그 저 것 수 등 및 의 가 은 는 을 를 에 에서 와 과 도 로 으로 하고 에게 이나 나 또는 그리고 부터 까지',
} as const satisfies Readonly<Record<string, string>>

type StopLanguage = keyof typeof STOP_WORDS

/** Folded once for each language, on first use. */
const folded = new Map<StopLanguage, ReadonlySet<string>>()

/** A test for the stop words of some languages, folded as in the index. An unknown language has none. */
export function stopWordsIn(languages: readonly string[]): (word: string) => boolean {
  const sets = languages
    .map(languageOf)
    .filter((language) => language !== null)
    .map(setOf)
  return (word) => sets.some((set) => set.has(word))
}

function setOf(language: StopLanguage): ReadonlySet<string> {
  const known = folded.get(language)
  if (known) return known
  const words = new Set(STOP_WORDS[language].split(/\s+/).map(fold))
  folded.set(language, words)
  return words
}

/** The language of a tag such as `pt-BR`, null where its stop words are unknown. */
function languageOf(tag: string): StopLanguage | null {
  const code = tag.toLowerCase().split('-')[0] ?? ''
  return isKnown(code) ? code : null
}

function isKnown(code: string): code is StopLanguage {
  return Object.hasOwn(STOP_WORDS, code)
}
