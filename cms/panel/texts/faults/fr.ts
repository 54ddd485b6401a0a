import type { FaultText } from './de.ts'

/** Refusals of fields and documents in French, by their English text. */
export const FR = {
  // Any field
  'Write an http or https address.': 'Saisissez une adresse http ou https.',
  'Write an http or https address, or a path of this site.':
    'Saisissez une adresse http ou https, ou un chemin de ce site.',
  'At most {count} characters.': 'Au plus {count} caractères.',
  'Two capital letters, such as DE.': 'Deux lettres majuscules, comme DE.',
  'Invalid URL': 'Adresse non valide',
  // Pages, blocks, posts and menus
  'Write this text in English; other languages show it until they have their own.':
    'Écrivez ce texte en anglais ; les autres langues l’affichent tant qu’elles n’ont pas le leur.',
  'Write an address.': 'Saisissez une adresse.',
  'Write a path of this site without language, such as /icons, or an https address.':
    'Saisissez un chemin de ce site sans langue, comme /icons, ou une adresse https.',
  'There is no page at this path.': 'Aucune page ne se trouve à ce chemin.',
  'An address of the web with https://, or a path of this site without language, such as /pricing.':
    'Une adresse web en https:// ou un chemin de ce site sans langue, comme /pricing.',
  'Write the https address of a page of {list}.':
    'Saisissez l’adresse https d’une page de l’un de ces services : {list}.',
  'An address of {list}.': 'Une adresse de l’un de ces services : {list}.',
  'A line for each row, with cells separated by |. The first line is the head; at most {columns} columns and {rows} rows.':
    'Une ligne par rangée, les cellules séparées par |. La première ligne est l’en-tête ; au plus {columns} colonnes et {rows} rangées.',
  'Lower-case letters, digits and single hyphens between words, such as line-avatars.':
    'Des minuscules, des chiffres et un seul trait d’union entre les mots, comme line-avatars.',
  'Lower-case letters, digits and single hyphens between words, at most {count} characters, such as icon-grids.':
    'Des minuscules, des chiffres et un seul trait d’union entre les mots, au plus {count} caractères, comme icon-grids.',
  'Another page of the blog has this word. Add a word to it.':
    'Une autre page du blog porte ce mot. Ajoutez-y un mot.',
  'This word stands for a language in every address of the site.':
    'Ce mot désigne une langue dans toutes les adresses du site.',
  'Another page of the site has this word. Add a word, or make it a campaign, which stands under /l/.':
    'Une autre page du site porte ce mot. Ajoutez un mot, ou faites-en une campagne, placée sous /l/.',
  'This word is kept for a page to come. Add a word, or make it a campaign, which stands under /l/.':
    'Ce mot est réservé à une page à venir. Ajoutez un mot, ou faites-en une campagne, placée sous /l/.',
  // Announcements
  'At most {count} announcements.': 'Au plus {count} annonces.',
  'Announcement {number}: {fault}': 'Annonce {number} : {fault}',
  'A link needs both its words and its address.': 'Un lien a besoin de son texte et de son adresse.',
  'It has to end after it begins.': 'La fin doit être postérieure au début.',
  // The media library
  'Describe the picture, or mark it as decorative.': 'Décrivez l’image ou marquez-la comme décorative.',
  'Upload the picture in the panel.': 'Envoyez l’image depuis le panneau.',
  'Choose a picture to upload.': 'Choisissez une image à envoyer.',
  // Flags
  'Begin with a letter; lower-case letters, digits and hyphens, at most 40.':
    'Commencez par une lettre ; des minuscules, des chiffres et des traits d’union, au plus 40.',
  'Give {least} to {most} variants.': 'Indiquez de {least} à {most} variantes.',
  'Codes of variants are lower-case letters, digits and hyphens.':
    'Les codes des variantes comportent des minuscules, des chiffres et des traits d’union.',
  'Give each variant its own code.': 'Donnez à chaque variante son propre code.',
  'Weights are 0 to {highest}.': 'Les poids vont de 0 à {highest}.',
  'Give one variant a weight above 0.': 'Donnez à une variante un poids supérieur à 0.',
  'The page of this flag has the variants {first} and {second}.':
    'La page de cette option a les variantes {first} et {second}.',
  'Two capital letters each.': 'Deux lettres majuscules pour chacun.',
  'Pages are: {list}.': 'Les pages sont : {list}.',
  // Search
  'Give at most {count} words.': 'Indiquez au plus {count} mots.',
  'Give at least two words that mean the same.': 'Indiquez au moins deux mots de même sens.',
  'Say which word people type.': 'Indiquez le mot saisi.',
  'Give at least one word that it finds as well.':
    'Indiquez au moins un mot dont il trouve aussi les résultats.',
  'A word finds itself already.': 'Un mot se trouve déjà lui-même.',
  'Pin or hide at least one item.': 'Fixez ou masquez au moins une œuvre.',
  'Pin at most {count} items.': 'Fixez au plus {count} œuvres.',
  'Two items cannot stand in one place.': 'Deux œuvres ne peuvent pas occuper la même place.',
  'An item can be pinned once.': 'Une œuvre ne peut être fixée qu’une fois.',
  'An item cannot be pinned and hidden.': 'Une œuvre ne peut pas être à la fois fixée et masquée.',
  'The end has to be after the beginning.': 'La fin doit être postérieure au début.',
  // Plans, prices and coupons
  'One offer has no country: it is for all countries without their own.':
    'Un tarif doit rester sans pays : il vaut pour tous les pays qui n’ont pas le leur.',
  'Two offers in {currency} are for all other countries.':
    'Deux tarifs en {currency} valent pour tous les autres pays.',
  'Two offers are for {country}.': 'Deux tarifs valent pour {country}.',
  '{code} is not the code of a country.': '{code} n’est pas le code d’un pays.',
  'The plan id {id} is used twice.': 'L’identifiant de forfait {id} est utilisé deux fois.',
  'Prices are whole numbers of minor units, from zero up.':
    'Les prix sont des nombres entiers dans la plus petite unité de la devise, à partir de zéro.',
  'An offer has a price for at least one period.': 'Indiquez un prix pour au moins une période.',
  'A plan on sale needs an offer in {currency} without a country: it is the currency of the site.':
    'Un forfait en vente a besoin d’un tarif en {currency} sans pays : c’est la devise du site.',
  'A free asset has no prices in other currencies.':
    'Une œuvre gratuite n’a pas de prix dans d’autres devises.',
  'The asset already has a price in {currency}.': 'L’œuvre a déjà un prix en {currency}.',
  'A code has 3 to 40 letters, digits and hyphens.':
    'Un code comporte de 3 à 40 lettres, chiffres et traits d’union.',
  'A coupon has a percentage or amounts, not both.':
    'Un coupon a un pourcentage ou des montants, pas les deux.',
  'Percentage and number of uses are whole numbers.':
    'Le pourcentage et le nombre d’utilisations sont des nombres entiers.',
  'Each currency has one amount.': 'Chaque devise n’a qu’un montant.',
  'An address has small letters, digits and single hyphens, such as spring-sale.':
    'Une adresse comporte des minuscules, des chiffres et des traits d’union isolés, comme spring-sale.',
  'The page of an offer needs an English title and text.':
    'La page d’une offre a besoin d’un titre et d’un texte en anglais.',
  // Tax and invoices
  'A whole number from 0 to 9999.': 'Un nombre entier de 0 à 9999.',
  'A day such as 2027-01-31.': 'Un jour, comme 2027-01-31.',
  'Not before the first day.': 'Pas avant le premier jour.',
  'This country or region has a rate for these days already':
    'Ce pays ou cette région a déjà un taux pour ces jours',
  'Small letters, digits and hyphens.': 'Des minuscules, des chiffres et des traits d’union.',
  'The code of a state of India, such as 27.': 'Le code d’un État de l’Inde, comme 27.',
  // Site settings
  'One line without braces, quotation marks and angle brackets.':
    'Une ligne sans accolades, guillemets ni chevrons.',
  'Both accents as six hexadecimal digits, such as #5b21b6.':
    'Saisissez les deux couleurs d’accent en six chiffres hexadécimaux, comme #5b21b6.',
  'White text on it needs a contrast of 4.5 and the accent on the page 3, in both themes.':
    'Le texte blanc sur la couleur d’accent demande un contraste de 4,5, et l’accent sur la page, de 3, dans les deux thèmes.',
  'An https address.': 'Saisissez une adresse https.',
  'This plan is on sale without a price in it for all countries: {plan}':
    'Ce forfait est en vente sans prix dans cette devise pour tous les pays : {plan}',
  'This published asset has no price in it: {asset}':
    'Cette œuvre publiée n’a pas de prix dans cette devise : {asset}',
  'The logo is larger than {count} KiB': 'Le logo dépasse {count} Kio',
  // Items, contributors and users
  'Whole people only.': 'Seulement des nombres entiers.',
  'An asset cannot go from {from} to {to}': 'Une œuvre ne peut pas passer de « {from} » à « {to} »',
  draft: 'Brouillon',
  published: 'Publié',
  resting: 'En pause',
  retired: 'Retiré',
  removed: 'Supprimé',
  suspended: 'Suspendu',
  'Not ready to publish: missing {list}': 'Cette œuvre ne peut pas encore être publiée, il manque : {list}',
  'a title': 'un titre',
  'a licence': 'une licence',
  'a contributor': 'un contributeur',
  'a processed original': 'un original traité',
  'Small letters, digits, dots and hyphens, such as ada-lovelace.':
    'Des minuscules, des chiffres, des points et des traits d’union, comme ada-lovelace.',
  'This word is reserved for the pages of contributors for hire.':
    'Ce mot est réservé aux pages des contributeurs qui acceptent des commandes.',
  'Write an https address of this network.': 'Saisissez une adresse https de ce réseau.',
  'A password is a text': 'Un mot de passe est un texte',
  'The password needs {count} characters or more':
    'Le mot de passe doit comporter au moins {count} caractères',
  'The password has more than {count} characters': 'Le mot de passe comporte plus de {count} caractères',
  'The password is one that is guessed first: choose another':
    'Ce mot de passe est l’un des premiers que l’on devine : choisissez-en un autre',
  'The password is the e-mail: choose another':
    'Le mot de passe est l’adresse e-mail : choisissez-en un autre',
  'The password is not right': 'Le mot de passe n’est pas correct',
  'Accounts are made by an admin': 'Les comptes sont créés par un administrateur',
  // Approval, licences, redirects and locks
  'No second editor has approved this version': 'Personne d’autre à la rédaction n’a approuvé cette version',
  'Another editor has to approve what you changed last':
    'Une autre personne de la rédaction doit approuver vos dernières modifications',
  'This version is in force: add a new version instead':
    'Cette version est en vigueur : ajoutez plutôt une nouvelle version',
  'Both addresses are paths of this site, such as /popular-icons':
    'Les deux adresses sont des chemins de ce site, comme /popular-icons',
  'Both addresses are paths without language': 'Les deux adresses sont des chemins sans langue',
  'A redirect cannot lead to itself': 'Une redirection ne peut pas mener à elle-même',
  'This document is not yours to edit': 'Vous ne pouvez pas modifier ce document',
  'You are not allowed to perform this action.': 'Vous n’êtes pas autorisé à effectuer cette action.',
  '{count} documents match, and {limit} are deleted at once':
    '{count} documents sont sélectionnés ; au plus {limit} sont supprimés à la fois',
  // Files, such as the logo
} as const satisfies Record<FaultText, string>
