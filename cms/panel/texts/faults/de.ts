/** Refusals of fields and documents in German, by their English text. `{name}` stands for a value, `{list}` for several. */
export const DE = {
  // Any field
  'Write an http or https address.': 'Gib eine http- oder https-Adresse ein.',
  'Write an http or https address, or a path of this site.':
    'Gib eine http- oder https-Adresse oder einen Pfad dieser Website ein.',
  'At most {count} characters.': 'Höchstens {count} Zeichen.',
  'Two capital letters, such as DE.': 'Zwei Großbuchstaben, etwa DE.',
  'Invalid URL': 'Ungültige Adresse',
  // Pages, blocks, posts and menus
  'Write this text in English; other languages show it until they have their own.':
    'Schreibe diesen Text auf Englisch; andere Sprachen zeigen ihn, bis sie einen eigenen haben.',
  'Write an address.': 'Gib eine Adresse ein.',
  'Write a path of this site without language, such as /icons, or an https address.':
    'Gib einen Pfad dieser Website ohne Sprache ein, etwa /icons, oder eine https-Adresse.',
  'There is no page at this path.': 'Unter diesem Pfad gibt es keine Seite.',
  'An address of the web with https://, or a path of this site without language, such as /pricing.':
    'Eine Webadresse mit https:// oder ein Pfad dieser Website ohne Sprache, etwa /pricing.',
  'Write the https address of a page of {list}.':
    'Gib die https-Adresse einer Seite eines dieser Anbieter ein: {list}.',
  'An address of {list}.': 'Eine Adresse eines dieser Anbieter: {list}.',
  'A line for each row, with cells separated by |. The first line is the head; at most {columns} columns and {rows} rows.':
    'Eine Zeile je Tabellenzeile, Zellen durch | getrennt. Die erste Zeile ist der Kopf; höchstens {columns} Spalten und {rows} Zeilen.',
  'Lower-case letters, digits and single hyphens between words, such as line-avatars.':
    'Kleinbuchstaben, Ziffern und einzelne Bindestriche zwischen Wörtern, etwa line-avatars.',
  'Lower-case letters, digits and single hyphens between words, at most {count} characters, such as icon-grids.':
    'Kleinbuchstaben, Ziffern und einzelne Bindestriche zwischen Wörtern, höchstens {count} Zeichen, etwa icon-grids.',
  'Another page of the blog has this word. Add a word to it.':
    'Eine andere Seite des Blogs hat dieses Wort. Ergänze ein Wort.',
  'This word stands for a language in every address of the site.':
    'Dieses Wort steht in jeder Adresse der Website für eine Sprache.',
  'Another page of the site has this word. Add a word, or make it a campaign, which stands under /l/.':
    'Eine andere Seite der Website hat dieses Wort. Ergänze ein Wort oder mache eine Kampagne daraus, die unter /l/ liegt.',
  'This word is kept for a page to come. Add a word, or make it a campaign, which stands under /l/.':
    'Dieses Wort ist für eine künftige Seite vorgesehen. Ergänze ein Wort oder mache eine Kampagne daraus, die unter /l/ liegt.',
  // Announcements
  'At most {count} announcements.': 'Höchstens {count} Ankündigungen.',
  'Announcement {number}: {fault}': 'Ankündigung {number}: {fault}',
  'A link needs both its words and its address.': 'Ein Link braucht seinen Text und seine Adresse.',
  'It has to end after it begins.': 'Das Ende muss nach dem Beginn liegen.',
  // The media library
  'Describe the picture, or mark it as decorative.': 'Beschreibe das Bild oder markiere es als dekorativ.',
  'Upload the picture in the panel.': 'Lade das Bild in der Oberfläche hoch.',
  'Choose a picture to upload.': 'Wähle ein Bild zum Hochladen aus.',
  // Flags
  'Begin with a letter; lower-case letters, digits and hyphens, at most 40.':
    'Beginne mit einem Buchstaben; Kleinbuchstaben, Ziffern und Bindestriche, höchstens 40.',
  'Give {least} to {most} variants.': 'Gib {least} bis {most} Varianten an.',
  'Codes of variants are lower-case letters, digits and hyphens.':
    'Codes von Varianten bestehen aus Kleinbuchstaben, Ziffern und Bindestrichen.',
  'Give each variant its own code.': 'Gib jeder Variante einen eigenen Code.',
  'Weights are 0 to {highest}.': 'Gewichte liegen zwischen 0 und {highest}.',
  'Give one variant a weight above 0.': 'Gib einer Variante ein Gewicht über 0.',
  'The page of this flag has the variants {first} and {second}.':
    'Die Seite dieses Flags hat die Varianten {first} und {second}.',
  'Two capital letters each.': 'Je zwei Großbuchstaben.',
  'Pages are: {list}.': 'Die Seiten sind: {list}.',
  // Search
  'Give at most {count} words.': 'Gib höchstens {count} Wörter an.',
  'Give at least two words that mean the same.': 'Gib mindestens zwei Wörter an, die dasselbe bedeuten.',
  'Say which word people type.': 'Gib an, welches Wort eingetippt wird.',
  'Give at least one word that it finds as well.':
    'Gib mindestens ein Wort an, dessen Ergebnisse es auch findet.',
  'A word finds itself already.': 'Ein Wort findet sich schon selbst.',
  'Pin or hide at least one item.': 'Hefte mindestens ein Werk an oder blende eines aus.',
  'Pin at most {count} items.': 'Hefte höchstens {count} Werke an.',
  'Two items cannot stand in one place.': 'Zwei Werke können nicht auf demselben Platz stehen.',
  'An item can be pinned once.': 'Ein Werk kann nur einmal angeheftet werden.',
  'An item cannot be pinned and hidden.': 'Ein Werk kann nicht zugleich angeheftet und ausgeblendet sein.',
  'The end has to be after the beginning.': 'Das Ende muss nach dem Beginn liegen.',
  // Plans, prices and coupons
  'One offer has no country: it is for all countries without their own.':
    'Ein Preis muss ohne Land sein: Er gilt für alle Länder ohne eigenen Preis.',
  'Two offers in {currency} are for all other countries.':
    'Zwei Preise in {currency} gelten für alle übrigen Länder.',
  'Two offers are for {country}.': 'Zwei Preise gelten für {country}.',
  '{code} is not the code of a country.': '{code} ist kein Ländercode.',
  'The plan id {id} is used twice.': 'Die Tarif-ID {id} wird zweimal verwendet.',
  'Prices are whole numbers of minor units, from zero up.':
    'Preise sind ganze Zahlen in der kleinsten Einheit der Währung, ab null.',
  'An offer has a price for at least one period.': 'Gib für mindestens einen Zeitraum einen Preis an.',
  'A plan on sale needs an offer in {currency} without a country: it is the currency of the site.':
    'Ein Tarif im Verkauf braucht einen Preis in {currency} ohne Land: Das ist die Währung der Website.',
  'A free asset has no prices in other currencies.': 'Ein Gratis-Werk hat keine Preise in anderen Währungen.',
  'The asset already has a price in {currency}.': 'Das Werk hat schon einen Preis in {currency}.',
  'A code has 3 to 40 letters, digits and hyphens.':
    'Ein Code hat 3 bis 40 Buchstaben, Ziffern und Bindestriche.',
  'A coupon has a percentage or amounts, not both.':
    'Ein Gutschein hat einen Prozentsatz oder Beträge, nicht beides.',
  'Percentage and number of uses are whole numbers.':
    'Prozentsatz und Anzahl der Einlösungen sind ganze Zahlen.',
  'Each currency has one amount.': 'Jede Währung hat nur einen Betrag.',
  'An address has small letters, digits and single hyphens, such as spring-sale.':
    'Eine Adresse hat Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa spring-sale.',
  'The page of an offer needs an English title and text.':
    'Die Seite eines Angebots braucht einen Titel und einen Text auf Englisch.',
  // Tax and invoices
  'A whole number from 0 to 9999.': 'Eine ganze Zahl von 0 bis 9999.',
  'A day such as 2027-01-31.': 'Ein Tag, etwa 2027-01-31.',
  'Not before the first day.': 'Nicht vor dem ersten Tag.',
  'This country or region has a rate for these days already':
    'Dieses Land oder diese Region hat für diese Tage bereits einen Satz',
  'Small letters, digits and hyphens.': 'Kleinbuchstaben, Ziffern und Bindestriche.',
  'The code of a state of India, such as 27.': 'Der Code eines indischen Bundesstaats, etwa 27.',
  // Site settings
  'One line without braces, quotation marks and angle brackets.':
    'Eine Zeile ohne geschweifte Klammern, Anführungszeichen und spitze Klammern.',
  'Both accents as six hexadecimal digits, such as #5b21b6.':
    'Gib beide Akzentfarben sechsstellig hexadezimal ein, etwa #5b21b6.',
  'White text on it needs a contrast of 4.5 and the accent on the page 3, in both themes.':
    'Weißer Text auf der Akzentfarbe braucht einen Kontrast von 4,5 und die Akzentfarbe auf der Seite einen von 3, in beiden Farbschemas.',
  'An https address.': 'Gib eine https-Adresse ein.',
  'This plan is on sale without a price in it for all countries: {plan}':
    'Dieser Tarif ist im Verkauf, hat in dieser Währung aber keinen Preis für alle Länder: {plan}',
  'This published asset has no price in it: {asset}':
    'Dieses veröffentlichte Werk hat keinen Preis in dieser Währung: {asset}',
  'The logo is larger than {count} KiB': 'Das Logo ist größer als {count} KiB',
  // Items, contributors and users
  'Whole people only.': 'Nur ganze Zahlen.',
  'An asset cannot go from {from} to {to}': 'Ein Werk kann nicht von „{from}“ zu „{to}“ wechseln',
  draft: 'Entwurf',
  published: 'Veröffentlicht',
  resting: 'Ruht',
  retired: 'Zurückgezogen',
  removed: 'Entfernt',
  suspended: 'Gesperrt',
  'Not ready to publish: missing {list}': 'Noch nicht bereit zur Veröffentlichung, es fehlt: {list}',
  'a title': 'ein Titel',
  'a licence': 'eine Lizenz',
  'a contributor': 'ein Anbieter',
  'a processed original': 'ein verarbeitetes Original',
  'Small letters, digits, dots and hyphens, such as ada-lovelace.':
    'Kleinbuchstaben, Ziffern, Punkte und Bindestriche, etwa ada-lovelace.',
  'This word is reserved for the pages of contributors for hire.':
    'Dieses Wort ist den Seiten der Anbieter vorbehalten, die Aufträge annehmen.',
  'Write an https address of this network.': 'Gib eine https-Adresse dieses Netzwerks ein.',
  'A password is a text': 'Ein Passwort ist ein Text',
  'The password needs {count} characters or more': 'Das Passwort braucht mindestens {count} Zeichen',
  'The password has more than {count} characters': 'Das Passwort hat mehr als {count} Zeichen',
  'The password is one that is guessed first: choose another':
    'Dieses Passwort wird zuerst erraten: Wähle ein anderes',
  'The password is the e-mail: choose another': 'Das Passwort ist die E-Mail-Adresse: Wähle ein anderes',
  'The password is not right': 'Das Passwort ist nicht richtig',
  'Accounts are made by an admin': 'Konten legt ein Admin an',
  // Approval, licences, redirects and locks
  'No second editor has approved this version':
    'Diese Fassung ist noch nicht von einer zweiten Person freigegeben',
  'Another editor has to approve what you changed last':
    'Eine zweite Person aus der Redaktion muss freigeben, was du zuletzt geändert hast',
  'This version is in force: add a new version instead':
    'Diese Version ist in Kraft: Füge stattdessen eine neue hinzu',
  'Both addresses are paths of this site, such as /popular-icons':
    'Beide Adressen sind Pfade dieser Website, etwa /popular-icons',
  'Both addresses are paths without language': 'Beide Adressen sind Pfade ohne Sprache',
  'A redirect cannot lead to itself': 'Eine Weiterleitung kann nicht auf sich selbst führen',
  'This document is not yours to edit': 'Du darfst dieses Dokument nicht bearbeiten',
  'You are not allowed to perform this action.': 'Du darfst diese Aktion nicht ausführen.',
  '{count} documents match, and {limit} are deleted at once':
    'Es sind {count} Dokumente ausgewählt; höchstens {limit} werden auf einmal gelöscht',
  // Files, such as the logo
} as const satisfies Record<string, string>

export type FaultText = keyof typeof DE
