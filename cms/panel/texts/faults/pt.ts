import type { FaultText } from './de.ts'

/** Refusals of fields and documents in Portuguese, by their English text. */
export const PT = {
  // Any field
  'Write an http or https address.': 'Informe um endereço http ou https.',
  'Write an http or https address, or a path of this site.':
    'Informe um endereço http ou https, ou um caminho deste site.',
  'At most {count} characters.': 'No máximo {count} caracteres.',
  'Two capital letters, such as DE.': 'Duas letras maiúsculas, como DE.',
  'Invalid URL': 'Endereço inválido',
  // Pages, blocks, posts and menus
  'Write this text in English; other languages show it until they have their own.':
    'Escreva este texto em inglês; os outros idiomas o mostram até terem o próprio.',
  'Write an address.': 'Informe um endereço.',
  'Write a path of this site without language, such as /icons, or an https address.':
    'Informe um caminho deste site sem idioma, como /icons, ou um endereço https.',
  'There is no page at this path.': 'Não há página neste caminho.',
  'An address of the web with https://, or a path of this site without language, such as /pricing.':
    'Um endereço da web com https:// ou um caminho deste site sem idioma, como /pricing.',
  'Write the https address of a page of {list}.':
    'Informe o endereço https de uma página de um destes serviços: {list}.',
  'An address of {list}.': 'Um endereço de um destes serviços: {list}.',
  'A line for each row, with cells separated by |. The first line is the head; at most {columns} columns and {rows} rows.':
    'Uma linha por fileira, células separadas por |. A primeira linha é o cabeçalho; no máximo {columns} colunas e {rows} fileiras.',
  'Lower-case letters, digits and single hyphens between words, such as line-avatars.':
    'Letras minúsculas, dígitos e um só hífen entre as palavras, como line-avatars.',
  'Lower-case letters, digits and single hyphens between words, at most {count} characters, such as icon-grids.':
    'Letras minúsculas, dígitos e um só hífen entre as palavras, no máximo {count} caracteres, como icon-grids.',
  'Another page of the blog has this word. Add a word to it.':
    'Outra página do blog tem esta palavra. Acrescente uma palavra.',
  'This word stands for a language in every address of the site.':
    'Esta palavra representa um idioma em todos os endereços do site.',
  'Another page of the site has this word. Add a word, or make it a campaign, which stands under /l/.':
    'Outra página do site tem esta palavra. Acrescente uma palavra ou faça dela uma campanha, que fica em /l/.',
  'This word is kept for a page to come. Add a word, or make it a campaign, which stands under /l/.':
    'Esta palavra está reservada para uma página futura. Acrescente uma palavra ou faça dela uma campanha, que fica em /l/.',
  // Announcements
  'At most {count} announcements.': 'No máximo {count} avisos.',
  'Announcement {number}: {fault}': 'Aviso {number}: {fault}',
  'A link needs both its words and its address.': 'Um link precisa do texto e do endereço.',
  'It has to end after it begins.': 'O fim precisa ser depois do início.',
  // The media library
  'Describe the picture, or mark it as decorative.': 'Descreva a imagem ou marque-a como decorativa.',
  'Upload the picture in the panel.': 'Envie a imagem pelo painel.',
  'Choose a picture to upload.': 'Escolha uma imagem para enviar.',
  // Flags
  'Begin with a letter; lower-case letters, digits and hyphens, at most 40.':
    'Comece com uma letra; letras minúsculas, dígitos e hífens, no máximo 40.',
  'Give {least} to {most} variants.': 'Informe de {least} a {most} variantes.',
  'Codes of variants are lower-case letters, digits and hyphens.':
    'Os códigos das variantes têm letras minúsculas, dígitos e hífens.',
  'Give each variant its own code.': 'Dê a cada variante um código próprio.',
  'Weights are 0 to {highest}.': 'Os pesos vão de 0 a {highest}.',
  'Give one variant a weight above 0.': 'Dê a uma variante um peso maior que 0.',
  'The page of this flag has the variants {first} and {second}.':
    'A página desta opção tem as variantes {first} e {second}.',
  'Two capital letters each.': 'Duas letras maiúsculas cada um.',
  'Pages are: {list}.': 'As páginas são: {list}.',
  // Search
  'Give at most {count} words.': 'Informe no máximo {count} palavras.',
  'Give at least two words that mean the same.': 'Informe pelo menos duas palavras com o mesmo sentido.',
  'Say which word people type.': 'Informe a palavra digitada.',
  'Give at least one word that it finds as well.':
    'Informe pelo menos uma palavra cujos resultados ela também encontra.',
  'A word finds itself already.': 'Uma palavra já encontra a si mesma.',
  'Pin or hide at least one item.': 'Fixe ou oculte pelo menos uma obra.',
  'Pin at most {count} items.': 'Fixe no máximo {count} obras.',
  'Two items cannot stand in one place.': 'Duas obras não podem ocupar o mesmo lugar.',
  'An item can be pinned once.': 'Uma obra só pode ser fixada uma vez.',
  'An item cannot be pinned and hidden.': 'Uma obra não pode estar fixada e oculta ao mesmo tempo.',
  'The end has to be after the beginning.': 'O fim precisa ser depois do início.',
  // Plans, prices and coupons
  'One offer has no country: it is for all countries without their own.':
    'Um preço precisa ficar sem país: vale para todos os países sem preço próprio.',
  'Two offers in {currency} are for all other countries.':
    'Dois preços em {currency} valem para todos os outros países.',
  'Two offers are for {country}.': 'Dois preços valem para {country}.',
  '{code} is not the code of a country.': '{code} não é o código de um país.',
  'The plan id {id} is used twice.': 'O ID de plano {id} é usado duas vezes.',
  'Prices are whole numbers of minor units, from zero up.':
    'Os preços são números inteiros na menor unidade da moeda, a partir de zero.',
  'An offer has a price for at least one period.': 'Informe um preço para pelo menos um período.',
  'A plan on sale needs an offer in {currency} without a country: it is the currency of the site.':
    'Um plano à venda precisa de um preço em {currency} sem país: é a moeda do site.',
  'A free asset has no prices in other currencies.': 'Uma obra grátis não tem preços em outras moedas.',
  'The asset already has a price in {currency}.': 'A obra já tem um preço em {currency}.',
  'A code has 3 to 40 letters, digits and hyphens.': 'Um código tem de 3 a 40 letras, dígitos e hífens.',
  'A coupon has a percentage or amounts, not both.': 'Um cupom tem um percentual ou valores, não os dois.',
  'Percentage and number of uses are whole numbers.': 'O percentual e o número de usos são números inteiros.',
  'Each currency has one amount.': 'Cada moeda tem um só valor.',
  'An address has small letters, digits and single hyphens, such as spring-sale.':
    'Um endereço tem letras minúsculas, dígitos e hífens isolados, como spring-sale.',
  'The page of an offer needs an English title and text.':
    'A página de uma oferta precisa de um título e um texto em inglês.',
  // Tax and invoices
  'A whole number from 0 to 9999.': 'Um número inteiro de 0 a 9999.',
  'A day such as 2027-01-31.': 'Um dia, como 2027-01-31.',
  'Not before the first day.': 'Não antes do primeiro dia.',
  'This country or region has a rate for these days already':
    'Este país ou esta região já tem uma taxa para esses dias',
  'Small letters, digits and hyphens.': 'Letras minúsculas, dígitos e hífens.',
  'The code of a state of India, such as 27.': 'O código de um estado da Índia, como 27.',
  // Site settings
  'One line without braces, quotation marks and angle brackets.':
    'Uma linha sem chaves, aspas nem sinais de menor ou maior.',
  'Both accents as six hexadecimal digits, such as #5b21b6.':
    'Informe as duas cores de destaque com seis dígitos hexadecimais, como #5b21b6.',
  'White text on it needs a contrast of 4.5 and the accent on the page 3, in both themes.':
    'O texto branco sobre a cor de destaque precisa de um contraste de 4,5, e o destaque sobre a página, de 3, nos dois temas.',
  'An https address.': 'Informe um endereço https.',
  'This plan is on sale without a price in it for all countries: {plan}':
    'Este plano está à venda sem um preço nesta moeda para todos os países: {plan}',
  'This published asset has no price in it: {asset}':
    'Esta obra publicada não tem preço nesta moeda: {asset}',
  'The logo is larger than {count} KiB': 'O logotipo tem mais de {count} KiB',
  // Items, contributors and users
  'Whole people only.': 'Somente números inteiros.',
  'An asset cannot go from {from} to {to}': 'Uma obra não pode passar de “{from}” para “{to}”',
  draft: 'Rascunho',
  published: 'Publicado',
  resting: 'Em pausa',
  retired: 'Retirado',
  removed: 'Removido',
  suspended: 'Suspenso',
  'Not ready to publish: missing {list}': 'Ainda não pode ser publicado; falta: {list}',
  'a title': 'um título',
  'a licence': 'uma licença',
  'a contributor': 'um colaborador',
  'a processed original': 'um original processado',
  'Small letters, digits, dots and hyphens, such as ada-lovelace.':
    'Letras minúsculas, dígitos, pontos e hífens, como ada-lovelace.',
  'This word is reserved for the pages of contributors for hire.':
    'Esta palavra está reservada para as páginas de colaboradores que aceitam encomendas.',
  'Write an https address of this network.': 'Informe um endereço https desta rede.',
  'A password is a text': 'Uma senha é um texto',
  'The password needs {count} characters or more': 'A senha precisa de pelo menos {count} caracteres',
  'The password has more than {count} characters': 'A senha tem mais de {count} caracteres',
  'The password is one that is guessed first: choose another':
    'Esta senha é uma das primeiras a ser adivinhada: escolha outra',
  'The password is the e-mail: choose another': 'A senha é o e-mail: escolha outra',
  'The password is not right': 'A senha não está correta',
  'Accounts are made by an admin': 'As contas são criadas por um administrador',
  // Approval, licences, redirects and locks
  'No second editor has approved this version': 'Ninguém mais da redação aprovou esta versão',
  'Another editor has to approve what you changed last':
    'Outra pessoa da redação precisa aprovar o que você mudou por último',
  'This version is in force: add a new version instead':
    'Esta versão está em vigor: adicione uma nova em vez disso',
  'Both addresses are paths of this site, such as /popular-icons':
    'Os dois endereços são caminhos deste site, como /popular-icons',
  'Both addresses are paths without language': 'Os dois endereços são caminhos sem idioma',
  'A redirect cannot lead to itself': 'Um redirecionamento não pode levar a si mesmo',
  'This document is not yours to edit': 'Você não pode editar este documento',
  'You are not allowed to perform this action.': 'Você não tem permissão para realizar esta ação.',
  '{count} documents match, and {limit} are deleted at once':
    'Há {count} documentos selecionados; no máximo {limit} são excluídos de uma vez',
  // Files, such as the logo
} as const satisfies Record<FaultText, string>
