import { action, type BlocksOfPage, button, faq, numbers, steps } from './blocks.ts'

/** The blocks below the listings of subjects and campaigns, by the slugs of their pages. */
export const SUBJECT_BLOCKS: Readonly<Record<string, BlocksOfPage>> = {
  avatar: () => [
    steps(
      'From a portrait to a profile picture',
      [
        'Choose one style',
        'Portraits of one pack share line, light and frame. A team looks like a team when all of its faces come from the same one.',
      ],
      [
        'Take PNG for profiles',
        'Most services crop a profile picture to a circle. Download 512 px: it stays sharp on screens of twice the density.',
      ],
      [
        'Take SVG for your own pages',
        'One file is sharp at 24 px in a comment and at 240 px on a team page, and takes the colours of your design.',
      ],
    ),
    faq(
      'Questions about avatars',
      [
        'May customers use them as their own profile picture?',
        'Yes. An avatar may be part of a product in which users select one. The avatars may not be sold or offered as a collection of their own; the licence of each work states the details.',
      ],
      [
        'Do I have to name the author?',
        'Free works state it on their page. Where a line of attribution is needed, it stands there ready to copy.',
      ],
      [
        'Which size do I need?',
        'Twice the size that is shown. A picture of 96 px on a page needs 192 px, so 256 px is enough.',
      ],
    ),
  ],
  emoji: () => [
    faq(
      'Questions about emoji',
      [
        'Why use a picture instead of the character?',
        'The character looks different on every system, and some systems lack new ones. A picture is the same everywhere, in mails and in print too.',
      ],
      [
        'How do screen readers read it?',
        'Give the picture the name of the emoji as alternative text where it carries meaning, and an empty one where it repeats the words beside it.',
      ],
      [
        'May I mix flat and modelled emoji?',
        'You may, but one page reads better in one style. Filter by style above.',
      ],
    ),
    action(
      'One subject, many media',
      'The same face as an icon, a drawing, a model or an animation.',
      button('Animated emoji', '/lottie-animations'),
    ),
  ],
  stickers: () => [
    steps(
      'Stickers for chats and parcels',
      ['For chats', 'Take PNG of 512 px with a transparent ground: that is the size which chat apps accept.'],
      ['For print', 'Take SVG. Printers cut along a contour: leave 3 mm around the drawing.'],
      ['For notebooks and apps', 'WebP is a third of the size of PNG at the same sharpness.'],
    ),
    faq(
      'Questions about stickers',
      [
        'May I print stickers and sell them?',
        'Not as the work alone. A sticker on which the work is one part of your own design is fine; the licence of the work says what counts.',
      ],
      [
        'Do the stickers have a white border?',
        'Where the artist drew one. Others are cut out and stand on any ground.',
      ],
    ),
  ],
  'assets-of-the-day': () => [
    {
      blockType: 'freeAsset',
      heading: 'Today’s free asset',
      intro: 'Free for all until midnight UTC, whatever it costs on other days.',
    },
    numbers(
      'What is free here',
      ['free-assets', 'free assets'],
      ['assets', 'assets in all'],
      ['contributors', 'contributors'],
    ),
    faq(
      'Questions about the assets of the day',
      [
        'When do they change?',
        'Every day at midnight, coordinated universal time. The works of yesterday stay in the library.',
      ],
      [
        'Do I need an account?',
        'Not to look. Downloads of free works need a free account once a day has had many of them.',
      ],
      [
        'May I use them in paid work?',
        'Yes, in work for clients too. Some need a line that names the author, which stands ready to copy on their page.',
      ],
    ),
  ],
  'lottie-animations': (works) => [
    {
      blockType: 'lottie',
      heading: 'An animation is a small text file',
      intro:
        'It holds shapes and their movement instead of frames: sharp at every size, and its colours can be changed before you download it.',
      work: works('lottie', 1)[0] ?? null,
    },
    {
      blockType: 'comparison',
      heading: 'Lottie beside GIF and video',
      columns: [{ name: 'Lottie' }, { name: 'GIF' }, { name: 'Video' }],
      rows: [
        { label: 'Sharp at every size', cells: [{ mark: 'yes' }, { mark: 'no' }, { mark: 'no' }] },
        {
          label: 'Transparent ground',
          cells: [
            { mark: 'yes' },
            { mark: 'text', text: 'hard edges' },
            { mark: 'text', text: 'some browsers' },
          ],
        },
        { label: 'Colours can be changed', cells: [{ mark: 'yes' }, { mark: 'no' }, { mark: 'no' }] },
        { label: 'Can be paused and reversed', cells: [{ mark: 'yes' }, { mark: 'no' }, { mark: 'yes' }] },
        { label: 'Plays without a script', cells: [{ mark: 'no' }, { mark: 'yes' }, { mark: 'yes' }] },
      ],
    },
    faq(
      'Questions about Lottie',
      [
        'How large are the files?',
        'Most are between 5 and 100 kB. The page of each animation states its size.',
      ],
      [
        'What plays them?',
        'Free players exist for the web, iOS, Android and Flutter. GIF, video and animated SVG are offered where a player is not possible.',
      ],
      [
        'What about visitors who want less motion?',
        'Ask for the setting prefers-reduced-motion and show the first frame. Every page here does the same.',
      ],
    ),
  ],
  'christmas-assets': () => [
    {
      blockType: 'countdown',
      heading: 'Until Christmas Eve',
      intro: 'Cards are printed in ten days and shipped in five: begin early.',
      until: '2026-12-24T17:00:00.000Z',
      after: 'Happy holidays.',
      actions: [button('All collections', '/collections')],
    },
    faq(
      'Questions about Christmas assets',
      [
        'May I print them on cards that I sell?',
        'Yes, as part of your own design. The work alone, printed on a card, is not a design of your own.',
      ],
      [
        'Which format is for print?',
        'SVG, or PDF where the printer asks for it. Both are sharp at every size.',
      ],
    ),
  ],
  '3d-abstract': (works) => [
    {
      blockType: 'model',
      heading: 'Turn it before you take it',
      intro:
        'Works with a model can be seen from all sides. The download has the model itself, and a picture with a transparent ground.',
      work: works('3d', 1)[0] ?? null,
    },
    faq(
      'Questions about 3D',
      [
        'Which format is the model?',
        'glTF in one file (GLB). Blender, Figma plugins, game engines and browsers read it.',
      ],
      ['Can I change its colours?', 'In any 3D program. The materials are named after what they cover.'],
    ),
  ],
}
