import type { FaultText } from './de.ts'

/** Refusals of fields and documents in Japanese, by their English text. */
export const JA = {
  // Any field
  'Write an http or https address.': 'http または https のアドレスを入力してください。',
  'Write an http or https address, or a path of this site.':
    'http または https のアドレスか、このサイトのパスを入力してください。',
  'At most {count} characters.': '{count} 文字以内で入力してください。',
  'Two capital letters, such as DE.': '大文字 2 文字で入力してください（例：DE）。',
  'Invalid URL': 'アドレスが正しくありません',
  // Pages, blocks, posts and menus
  'Write this text in English; other languages show it until they have their own.':
    'このテキストを英語で入力してください。ほかの言語では、翻訳がないあいだ英語が表示されます。',
  'Write an address.': 'アドレスを入力してください。',
  'Write a path of this site without language, such as /icons, or an https address.':
    '言語を除いたこのサイトのパス（例：/icons）、または https のアドレスを入力してください。',
  'There is no page at this path.': 'このパスのページはありません。',
  'An address of the web with https://, or a path of this site without language, such as /pricing.':
    'https:// で始まるアドレス、または言語を除いたこのサイトのパス（例：/pricing）を入力してください。',
  'Write the https address of a page of {list}.':
    '次のいずれかのサービスのページの https アドレスを入力してください：{list}',
  'An address of {list}.': '次のいずれかのサービスのアドレスを入力してください：{list}',
  'A line for each row, with cells separated by |. The first line is the head; at most {columns} columns and {rows} rows.':
    '1 行に 1 行分を書き、セルは | で区切ってください。最初の行が見出しです。{columns} 列、{rows} 行までです。',
  'Lower-case letters, digits and single hyphens between words, such as line-avatars.':
    '英小文字と数字を使い、語のあいだはハイフン 1 つで区切ってください（例：line-avatars）。',
  'Lower-case letters, digits and single hyphens between words, at most {count} characters, such as icon-grids.':
    '英小文字と数字を使い、語のあいだはハイフン 1 つで区切ってください。{count} 文字までです（例：icon-grids）。',
  'Another page of the blog has this word. Add a word to it.':
    'この語はブログの別のページで使われています。語を追加してください。',
  'This word stands for a language in every address of the site.':
    'この語は、サイトのすべてのアドレスで言語を表します。',
  'Another page of the site has this word. Add a word, or make it a campaign, which stands under /l/.':
    'この語はサイトの別のページで使われています。語を追加するか、/l/ の下に置かれるキャンペーンにしてください。',
  'This word is kept for a page to come. Add a word, or make it a campaign, which stands under /l/.':
    'この語は今後のページのために確保されています。語を追加するか、/l/ の下に置かれるキャンペーンにしてください。',
  // Announcements
  'At most {count} announcements.': 'お知らせは {count} 件までです。',
  'Announcement {number}: {fault}': 'お知らせ {number}：{fault}',
  'A link needs both its words and its address.': 'リンクには文字とアドレスの両方が必要です。',
  'It has to end after it begins.': '終了は開始より後にしてください。',
  // The media library
  'Describe the picture, or mark it as decorative.': '画像を説明するか、装飾用に設定してください。',
  'Upload the picture in the panel.': '画像は管理画面からアップロードしてください。',
  'Choose a picture to upload.': 'アップロードする画像を選択してください。',
  // Flags
  'Begin with a letter; lower-case letters, digits and hyphens, at most 40.':
    '先頭は英字にしてください。英小文字、数字、ハイフンを使って 40 文字までです。',
  'Give {least} to {most} variants.': 'バリエーションを {least}～{most} 個入力してください。',
  'Codes of variants are lower-case letters, digits and hyphens.':
    'バリエーションのコードには英小文字、数字、ハイフンを使ってください。',
  'Give each variant its own code.': 'バリエーションごとに異なるコードを付けてください。',
  'Weights are 0 to {highest}.': '重みは 0～{highest} で入力してください。',
  'Give one variant a weight above 0.': '少なくとも 1 つのバリエーションの重みを 0 より大きくしてください。',
  'The page of this flag has the variants {first} and {second}.':
    'このフラグのページのバリエーションは {first} と {second} です。',
  'Two capital letters each.': 'それぞれ大文字 2 文字で入力してください。',
  'Pages are: {list}.': '指定できるページ：{list}',
  // Search
  'Give at most {count} words.': '語句は {count} 個まで入力できます。',
  'Give at least two words that mean the same.': '同じ意味の語句を 2 つ以上入力してください。',
  'Say which word people type.': '検索に入力される語句を指定してください。',
  'Give at least one word that it finds as well.':
    'その語句でも結果が見つかるようにする語句を 1 つ以上入力してください。',
  'A word finds itself already.': '同じ語句を指定する必要はありません。',
  'Pin or hide at least one item.': '作品を 1 つ以上、固定するか非表示にしてください。',
  'Pin at most {count} items.': '固定できる作品は {count} 点までです。',
  'Two items cannot stand in one place.': '同じ位置に 2 つの作品は置けません。',
  'An item can be pinned once.': '同じ作品を 2 回固定することはできません。',
  'An item cannot be pinned and hidden.': '同じ作品を固定と非表示の両方にはできません。',
  'The end has to be after the beginning.': '終了は開始より後にしてください。',
  // Plans, prices and coupons
  'One offer has no country: it is for all countries without their own.':
    '国を空にした価格が 1 つ必要です。個別の価格がないすべての国に使われます。',
  'Two offers in {currency} are for all other countries.':
    'その他のすべての国に使う {currency} の価格が 2 つあります。',
  'Two offers are for {country}.': '{country} の価格が 2 つあります。',
  '{code} is not the code of a country.': '{code} は国コードではありません。',
  'The plan id {id} is used twice.': 'プラン ID {id} が 2 回使われています。',
  'Prices are whole numbers of minor units, from zero up.': '価格は通貨の最小単位による 0 以上の整数です。',
  'An offer has a price for at least one period.': '少なくとも 1 つの期間に価格を入力してください。',
  'A plan on sale needs an offer in {currency} without a country: it is the currency of the site.':
    '販売中のプランには、国を空にした {currency} の価格が必要です。サイトの通貨です。',
  'A free asset has no prices in other currencies.': '無料の作品には、ほかの通貨の価格を設定できません。',
  'The asset already has a price in {currency}.': 'この作品にはすでに {currency} の価格があります。',
  'A code has 3 to 40 letters, digits and hyphens.': 'コードは英字、数字、ハイフンの 3～40 文字です。',
  'A coupon has a percentage or amounts, not both.':
    'クーポンには割引率か金額のどちらか一方を設定してください。',
  'Percentage and number of uses are whole numbers.': '割引率と使用回数は整数で入力してください。',
  'Each currency has one amount.': '金額は通貨ごとに 1 つです。',
  'An address has small letters, digits and single hyphens, such as spring-sale.':
    'アドレスには英小文字、数字、単独のハイフンを使います（例：spring-sale）。',
  'The page of an offer needs an English title and text.':
    'オファーのページには英語のタイトルと本文が必要です。',
  // Tax and invoices
  'A whole number from 0 to 9999.': '0～9999 の整数を入力してください。',
  'A day such as 2027-01-31.': '日付を入力してください（例：2027-01-31）。',
  'Not before the first day.': '開始日より前にはできません。',
  'This country or region has a rate for these days already':
    'この国または地域には、この期間の税率がすでにあります',
  'Small letters, digits and hyphens.': '英小文字、数字、ハイフンで入力してください。',
  'The code of a state of India, such as 27.': 'インドの州のコードを入力してください（例：27）。',
  // Site settings
  'One line without braces, quotation marks and angle brackets.':
    '波かっこ、引用符、山かっこを含まない 1 行で入力してください。',
  'Both accents as six hexadecimal digits, such as #5b21b6.':
    '2 つのアクセントカラーを #5b21b6 のような 6 桁の 16 進数で入力してください。',
  'White text on it needs a contrast of 4.5 and the accent on the page 3, in both themes.':
    'どちらのテーマでも、アクセントカラー上の白い文字には 4.5、ページ上のアクセントカラーには 3 のコントラストが必要です。',
  'An https address.': 'https のアドレスを入力してください。',
  'This plan is on sale without a price in it for all countries: {plan}':
    'この通貨でのすべての国向けの価格がないまま販売中のプランがあります：{plan}',
  'This published asset has no price in it: {asset}': '公開中の作品に、この通貨での価格がありません：{asset}',
  'The logo is larger than {count} KiB': 'ロゴが {count} KiB を超えています',
  // Items, contributors and users
  'Whole people only.': '人数は整数で入力してください。',
  'An asset cannot go from {from} to {to}': '作品を「{from}」から「{to}」に変更することはできません',
  draft: '下書き',
  published: '公開済み',
  resting: '休止中',
  retired: '引退',
  removed: '削除済み',
  suspended: '停止中',
  'Not ready to publish: missing {list}': 'まだ公開できません。不足しているもの：{list}',
  'a title': 'タイトル',
  'a licence': 'ライセンス',
  'a contributor': '投稿者',
  'a processed original': '処理済みの原本',
  'Small letters, digits, dots and hyphens, such as ada-lovelace.':
    '英小文字、数字、ドット、ハイフンで入力してください（例：ada-lovelace）。',
  'This word is reserved for the pages of contributors for hire.':
    'この語は、依頼を受け付ける投稿者のページのために確保されています。',
  'Write an https address of this network.': 'このネットワークの https アドレスを入力してください。',
  'A password is a text': 'パスワードは文字で入力してください',
  'The password needs {count} characters or more': 'パスワードは {count} 文字以上にしてください',
  'The password has more than {count} characters': 'パスワードが {count} 文字を超えています',
  'The password is one that is guessed first: choose another':
    '推測されやすいパスワードです。別のものにしてください',
  'The password is the e-mail: choose another':
    'メールアドレスはパスワードに使えません。別のものにしてください',
  'The password is not right': 'パスワードが正しくありません',
  'Accounts are made by an admin': 'アカウントは管理者が作成します',
  // Approval, licences, redirects and locks
  'No second editor has approved this version': 'この版はまだほかの編集者に承認されていません',
  'Another editor has to approve what you changed last': '最後に変更した内容は、ほかの編集者の承認が必要です',
  'This version is in force: add a new version instead':
    'この版は有効なため変更できません。新しい版を追加してください',
  'Both addresses are paths of this site, such as /popular-icons':
    'どちらのアドレスも、このサイトのパスにしてください（例：/popular-icons）',
  'Both addresses are paths without language': 'どちらのアドレスも、言語を除いたパスにしてください',
  'A redirect cannot lead to itself': 'リダイレクト先を自分自身にはできません',
  'This document is not yours to edit': 'この文書は編集できません',
  'You are not allowed to perform this action.': 'この操作を行う権限がありません。',
  '{count} documents match, and {limit} are deleted at once':
    '{count} 件の文書が選択されています。一度に削除できるのは {limit} 件までです',
  // Files, such as the logo
} as const satisfies Record<FaultText, string>
