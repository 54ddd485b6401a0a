import type { CuratedLandingPage } from '#seed/landing-pages.ts'
import { named } from '#seed/taxonomy/names.ts'
import { action, type BlocksOfPage, button, faq, numbers, richText, steps } from './blocks.ts'

const GALLERY = 8
const HERO = 4

/** A guide for people who use the library for the first time. It has a block of every type. */
const blocks: BlocksOfPage = (works) => [
  {
    blockType: 'hero',
    layout: 'beside',
    heading: 'How the library works',
    intro:
      'What there is, how to find it, in which format to take it, and what you may do with it. Ten minutes that save an afternoon.',
    actions: [button('Browse icons', '/icons'), button('See plans', '/pricing')],
    works: [...works('illustration', 1), ...works('3d', 1), ...works('icon', HERO - 2)],
  },
  numbers(
    'The library today',
    ['assets', 'assets'],
    ['free-assets', 'of them free'],
    ['packs', 'packs'],
    ['contributors', 'contributors'],
  ),
  steps(
    'From a word to a file',
    [
      'Search for the thing, not the use',
      '“Envelope” finds more than “newsletter sign-up”. The search corrects spelling and reads seven languages.',
    ],
    [
      'Narrow by what you see',
      'Style, colour, price and format are beside the results. Each shows how many works remain.',
    ],
    [
      'Change colours before the download',
      'Icons, illustrations and animations take the colours of your brand in the browser.',
    ],
    ['Download what you need', 'One work, a selection as a ZIP, or a whole pack.'],
  ),
  {
    blockType: 'mosaic',
    heading: 'Fresh every day',
    intro: 'Another row of free works each day.',
    selection: { price: 'free' },
    count: 24,
    daily: true,
    action: button('All free assets', '/free-icons'),
  },
  {
    blockType: 'text',
    heading: 'Choosing a format',
    body: richText(
      'Take SVG for everything that is drawn: it is sharp at every size, small, and its colours can be changed with a style sheet. Take PNG where SVG is not accepted, at twice the size at which it is shown.',
      '# Animations',
      'Lottie is a text file of shapes and their movement. It is smaller than a video, sharp at every size and can be paused. Where no player is possible, take GIF or animated WebP.',
      '# Models',
      'GLB is one file with form, materials and light. Browsers, game engines and design tools read it. For a still picture, take PNG with a transparent ground.',
    ),
  },
  {
    blockType: 'comparison',
    heading: 'Formats side by side',
    columns: [{ name: 'SVG' }, { name: 'PNG' }, { name: 'Lottie' }, { name: 'GLB' }],
    rows: [
      {
        label: 'Sharp at every size',
        cells: [{ mark: 'yes' }, { mark: 'no' }, { mark: 'yes' }, { mark: 'yes' }],
      },
      {
        label: 'Colours can be changed',
        cells: [{ mark: 'yes' }, { mark: 'no' }, { mark: 'yes' }, { mark: 'yes' }],
      },
      {
        label: 'Moves',
        cells: [
          { mark: 'text', text: 'sometimes' },
          { mark: 'no' },
          { mark: 'yes' },
          { mark: 'text', text: 'turns' },
        ],
      },
      { label: 'Works in mails', cells: [{ mark: 'no' }, { mark: 'yes' }, { mark: 'no' }, { mark: 'no' }] },
    ],
  },
  {
    blockType: 'code',
    caption: 'An icon that takes the colour of its text',
    language: 'html',
    code: '<svg viewBox="0 0 24 24" width="24" height="24" fill="none"\n  stroke="currentColor" stroke-width="2" aria-hidden="true">\n  <path d="M5 12h14m-7-7l7 7l-7 7" />\n</svg>',
  },
  {
    blockType: 'lottie',
    heading: 'Animations play here first',
    intro: 'Pause them, change their speed and their colours, then download.',
    work: works('lottie', 1)[0] ?? null,
  },
  {
    blockType: 'model',
    heading: 'Models can be turned',
    intro: 'Drag to look at a work from all sides.',
    work: works('3d', 1)[0] ?? null,
  },
  {
    blockType: 'freeAsset',
    heading: 'Today’s free asset',
    intro: 'Free for all until midnight UTC, whatever it costs on other days.',
  },
  {
    blockType: 'packs',
    heading: 'Packs look as if one hand had made them',
    intro: 'Because one did: the same grid, the same line, the same light.',
  },
  { blockType: 'collections', heading: 'Collections by our editors' },
  { blockType: 'contributors', heading: 'The people behind it' },
  {
    blockType: 'gallery',
    heading: 'Illustrations that carry a page',
    works: [...works('illustration', GALLERY)],
  },
  {
    blockType: 'picture',
    work: works('photo', 1)[0] ?? works('illustration', 2)[1] ?? null,
    width: 'wide',
    caption: 'A picture says what the page is about before anyone reads it.',
  },
  {
    blockType: 'features',
    heading: 'What every work has',
    items: [
      {
        icon: 'scale',
        title: 'A licence in plain words',
        text: 'What you may do, what you may not, and whether the author must be named.',
        address: '/licenses',
      },
      { icon: 'palette', title: 'A palette', text: 'The colours of the work, to copy or to change.' },
      { icon: 'layers', title: 'A pack', text: 'Most works have siblings in the same style.' },
      {
        icon: 'users',
        title: 'An author',
        text: 'Every work leads to the person who made it.',
        address: '/contributors',
      },
      { icon: 'eye', title: 'A name in seven languages', text: 'So that everyone on the team finds it.' },
      {
        icon: 'download',
        title: 'Every useful format',
        text: 'Converted when you ask for it, and measured in bytes.',
      },
    ],
  },
  {
    blockType: 'quote',
    text: 'A good icon is read before it is seen. If you have to look at it, it is an illustration.',
    name: 'From our rules for contributors',
    role: 'The first lesson',
  },
  {
    blockType: 'logos',
    heading: 'Files open in the tools that you have',
    items: [
      { name: 'Figma', address: 'https://www.figma.com/' },
      { name: 'Blender', address: 'https://www.blender.org/' },
      { name: 'Inkscape', address: 'https://inkscape.org/' },
      { name: 'Penpot', address: 'https://penpot.app/' },
    ],
  },
  {
    blockType: 'video',
    title: 'Big Buck Bunny, an open film made with free tools',
    address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    caption: 'Big Buck Bunny by the Blender Foundation, CC BY 3.0.',
    work: works('3d', 2)[1] ?? null,
  },
  {
    blockType: 'embed',
    title: 'Sintel, an open film',
    address: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
    caption: 'Sintel by the Blender Foundation, CC BY 3.0.',
  },
  {
    blockType: 'countdown',
    heading: 'The next milestone',
    intro: 'On the first of June 2027 we publish what the community asked for most in a year.',
    until: '2027-06-01T10:00:00.000Z',
    after: 'It is published.',
    actions: [button('What is new', '/latest-assets')],
  },
  { blockType: 'plans', heading: 'Plans', intro: 'Free works stay free. A plan adds everything else.' },
  faq(
    'Questions',
    [
      'May I use free works in paid projects?',
      'Yes, in work for clients too. Some need a line that names the author; it stands ready to copy on the page of the work.',
    ],
    [
      'What happens to my downloads when a plan ends?',
      'What you downloaded while it ran stays licensed for the projects in which you used it.',
    ],
    [
      'Can my team share one plan?',
      'A team plan has seats for members and shared collections. A personal plan is for one person.',
    ],
  ),
  {
    blockType: 'form',
    heading: 'Something is missing?',
    intro: 'Tell us what you looked for. A person reads every message.',
    topic: 'question',
  },
  action(
    'Begin with something free',
    'No card, no trial that ends.',
    button('Free icons', '/free-icons'),
    button('Free illustrations', '/free-illustrations'),
  ),
]

export const GUIDE_PAGE: CuratedLandingPage = {
  place: 'page',
  slug: 'guide',
  titles: named(
    'How the library works',
    'Cómo funciona la biblioteca',
    'Como funciona a biblioteca',
    'Comment fonctionne la bibliothèque',
    'So funktioniert die Bibliothek',
    'ライブラリの使い方',
    '라이브러리 이용 방법',
  ),
  descriptions: named(
    'How to find an asset, choose its format, change its colours and use it within its licence.',
    'Cómo encontrar un recurso, elegir el formato, cambiar sus colores y usarlo según su licencia.',
    'Como encontrar um recurso, escolher o formato, mudar as cores e usá-lo conforme a licença.',
    'Trouver une ressource, choisir son format, changer ses couleurs et l’utiliser selon sa licence.',
    'Ein Asset finden, das Format wählen, Farben ändern und es im Rahmen der Lizenz verwenden.',
    '素材の探し方、形式の選び方、色の変え方、ライセンスに沿った使い方。',
    '에셋을 찾고 형식을 고르고 색을 바꾸어 라이선스에 맞게 사용하는 방법.',
  ),
  hero: 'none',
  layout: 'blocks',
  blocks,
  related: ['assets-of-the-day', 'lottie-animations', '3d-abstract'],
}
