import type { LegalTexts } from './texts.ts'

export const EN: LegalTexts = {
  terms: {
    title: 'Terms of use',
    lead: 'What you may do on {site}, and what you can expect from us.',
    sections: {
      library: [
        'The library',
        '{site} is a library of design assets: icons, illustrations, 3D models, animations, photos and templates. You can search, preview and recolour all of them without an account, and download free ones.',
      ],
      account: [
        'Your account',
        'An account adds collections, favourites, followed contributors and a history of your downloads. Use an email address of your own, keep your password to yourself, and tell us if you think that another person uses your account.',
      ],
      licences: [
        'Licences',
        'Each asset has one licence, which its page names. The licence decides how you may use the asset and whether you must credit its author. The version that is in force when you download is recorded with the download and keeps applying to it, even if the licence of the asset changes later.',
      ],
      limits: [
        'Fair use',
        'You may not copy the library as a whole, offer its assets as a library of your own, bypass limits or prices, or disturb the service for others. Downloads and searches have limits, which are far above what one person needs.',
      ],
      contributors: [
        'Contributors and imported work',
        'Assets belong to their authors. Many come from openly licensed sources and name their author, licence and source. Authors of imported work can ask us to correct their profile, to hand it over to them, or to remove their work.',
      ],
      complaints: [
        'If something infringes your rights',
        'Send us the address of the page and tell us which right of yours is concerned. We look at it, answer you, and remove what must not be here.',
      ],
      prices: [
        'Prices',
        'Free assets cost nothing. Exclusive assets are not on sale yet: you can save them and ask for a notice. Before sales start, this page will state prices, payment and your right to withdraw.',
      ],
      liability: [
        'What we answer for',
        'We run {site} with care, but we cannot promise that it is always available or that every asset suits your purpose. Check previews before you use an asset in print. Rights that the law gives you as a consumer are not limited by these terms.',
      ],
      end: [
        'Ending your account',
        'You can delete your account at any time in its settings. What you downloaded stays licensed. We may close an account that breaks these terms, and say why.',
      ],
      changes: [
        'Changes',
        'When these terms change, this page shows the new date, and we ask you to accept them the next time you use your account.',
      ],
    },
  },
  privacy: {
    title: 'Privacy',
    lead: 'Which data {site} stores about you, why, and for how long.',
    sections: {
      visit: [
        'When you visit',
        'To answer a request, our servers need your network address. For limits on downloads and attempts to log in, they store a coded form of it for two days at most. Views and downloads are counted without your name.',
      ],
      cookies: [
        'Cookies',
        'We store only what the site needs: your session, your browser for login notices, your language, your choice about cookies, and where a visit came from until you sign up. The theme and your last searches are stored in your browser. Scripts of others, such as Google sign-in, are loaded only if you allow them.',
      ],
      account: [
        'Your account',
        'We store your email address, your name and what else you enter in your profile, your sessions, favourites, collections, palettes, followed contributors, searches, recently viewed assets, and the page that led you to us. Your password is stored only as a hash that cannot be turned back.',
      ],
      downloads: [
        'Downloads',
        'For each download we store the asset, the format, the licence and the date, so that you can prove your licence and authors are credited. The law requires us to keep these records. After you delete your account they contain neither your name nor your address.',
      ],
      pictures: [
        'Search by picture',
        'A picture that you search with is compared with the library on our own servers and deleted after one day.',
      ],
      messages: [
        'Emails and messages',
        'We send the emails that your account needs, and others only if you chose them. What you send us with the contact form is read by our staff and deleted after one year.',
      ],
      others: [
        'Who receives data',
        'We do not sell data and show no advertising. The providers of our servers and of our mail delivery process data for us. If you sign in with Google, Google learns that you do.',
      ],
      rights: [
        'Your rights',
        'In the settings of your account you can download all data that we store about you, correct it, and delete the account. For everything else, use the contact form. You can also complain to the data protection authority of your country.',
      ],
    },
  },
}
