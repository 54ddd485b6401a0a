import type { FaultText } from './de.ts'

/** Refusals of fields and documents in Korean, by their English text. */
export const KO = {
  // Any field
  'Write an http or https address.': 'http 또는 https 주소를 입력하세요.',
  'Write an http or https address, or a path of this site.':
    'http 또는 https 주소, 또는 이 사이트의 경로를 입력하세요.',
  'At most {count} characters.': '최대 {count}자입니다.',
  'Two capital letters, such as DE.': '대문자 두 글자로 입력하세요(예: DE).',
  'Invalid URL': '주소가 올바르지 않습니다',
  // Pages, blocks, posts and menus
  'Write this text in English; other languages show it until they have their own.':
    '이 글을 영어로 입력하세요. 다른 언어에서는 번역이 생길 때까지 영어를 표시합니다.',
  'Write an address.': '주소를 입력하세요.',
  'Write a path of this site without language, such as /icons, or an https address.':
    '언어를 뺀 이 사이트의 경로(예: /icons) 또는 https 주소를 입력하세요.',
  'There is no page at this path.': '이 경로에는 페이지가 없습니다.',
  'An address of the web with https://, or a path of this site without language, such as /pricing.':
    'https://로 시작하는 웹 주소 또는 언어를 뺀 이 사이트의 경로(예: /pricing)를 입력하세요.',
  'Write the https address of a page of {list}.':
    '다음 서비스 중 하나의 페이지 https 주소를 입력하세요: {list}.',
  'An address of {list}.': '다음 서비스 중 하나의 주소를 입력하세요: {list}.',
  'A line for each row, with cells separated by |. The first line is the head; at most {columns} columns and {rows} rows.':
    '한 줄에 한 행을 쓰고 셀은 | 로 나누세요. 첫 줄이 머리글이며 최대 {columns}열, {rows}행입니다.',
  'Lower-case letters, digits and single hyphens between words, such as line-avatars.':
    '영문 소문자와 숫자를 쓰고 낱말 사이는 하이픈 하나로 이으세요(예: line-avatars).',
  'Lower-case letters, digits and single hyphens between words, at most {count} characters, such as icon-grids.':
    '영문 소문자와 숫자를 쓰고 낱말 사이는 하이픈 하나로 이으세요. 최대 {count}자입니다(예: icon-grids).',
  'Another page of the blog has this word. Add a word to it.':
    '블로그의 다른 페이지가 이 낱말을 사용합니다. 낱말을 더하세요.',
  'This word stands for a language in every address of the site.':
    '이 낱말은 사이트의 모든 주소에서 언어를 나타냅니다.',
  'Another page of the site has this word. Add a word, or make it a campaign, which stands under /l/.':
    '사이트의 다른 페이지가 이 낱말을 사용합니다. 낱말을 더하거나 /l/ 아래에 놓이는 캠페인으로 만드세요.',
  'This word is kept for a page to come. Add a word, or make it a campaign, which stands under /l/.':
    '이 낱말은 앞으로 만들 페이지를 위해 남겨 둔 것입니다. 낱말을 더하거나 /l/ 아래에 놓이는 캠페인으로 만드세요.',
  // Announcements
  'At most {count} announcements.': '공지는 최대 {count}개입니다.',
  'Announcement {number}: {fault}': '공지 {number}: {fault}',
  'A link needs both its words and its address.': '링크에는 글자와 주소가 모두 필요합니다.',
  'It has to end after it begins.': '끝나는 때는 시작보다 뒤여야 합니다.',
  // The media library
  'Describe the picture, or mark it as decorative.': '그림을 설명하거나 장식용으로 표시하세요.',
  'Upload the picture in the panel.': '그림은 패널에서 업로드하세요.',
  'Choose a picture to upload.': '업로드할 그림을 선택하세요.',
  // Flags
  'Begin with a letter; lower-case letters, digits and hyphens, at most 40.':
    '글자로 시작하세요. 영문 소문자, 숫자, 하이픈을 최대 40자까지 쓸 수 있습니다.',
  'Give {least} to {most} variants.': '변형을 {least}~{most}개 입력하세요.',
  'Codes of variants are lower-case letters, digits and hyphens.':
    '변형의 코드에는 영문 소문자, 숫자, 하이픈을 쓰세요.',
  'Give each variant its own code.': '변형마다 서로 다른 코드를 붙이세요.',
  'Weights are 0 to {highest}.': '가중치는 0~{highest}입니다.',
  'Give one variant a weight above 0.': '적어도 한 변형의 가중치를 0보다 크게 하세요.',
  'The page of this flag has the variants {first} and {second}.':
    '이 플래그의 페이지에는 {first}, {second} 변형이 있습니다.',
  'Two capital letters each.': '각각 대문자 두 글자로 입력하세요.',
  'Pages are: {list}.': '지정할 수 있는 페이지: {list}.',
  // Search
  'Give at most {count} words.': '낱말은 최대 {count}개까지 입력하세요.',
  'Give at least two words that mean the same.': '뜻이 같은 낱말을 두 개 이상 입력하세요.',
  'Say which word people type.': '사람들이 입력하는 낱말을 적으세요.',
  'Give at least one word that it finds as well.': '함께 찾을 낱말을 하나 이상 입력하세요.',
  'A word finds itself already.': '낱말은 이미 자기 자신을 찾습니다.',
  'Pin or hide at least one item.': '작품을 하나 이상 고정하거나 숨기세요.',
  'Pin at most {count} items.': '작품은 최대 {count}개까지 고정할 수 있습니다.',
  'Two items cannot stand in one place.': '두 작품을 같은 자리에 둘 수 없습니다.',
  'An item can be pinned once.': '작품은 한 번만 고정할 수 있습니다.',
  'An item cannot be pinned and hidden.': '한 작품을 고정하면서 숨길 수 없습니다.',
  'The end has to be after the beginning.': '끝은 시작보다 뒤여야 합니다.',
  // Plans, prices and coupons
  'One offer has no country: it is for all countries without their own.':
    '국가를 비운 가격이 하나 필요합니다. 따로 정한 가격이 없는 모든 국가에 쓰입니다.',
  'Two offers in {currency} are for all other countries.':
    '나머지 모든 국가에 쓰이는 {currency} 가격이 두 개 있습니다.',
  'Two offers are for {country}.': '{country}의 가격이 두 개 있습니다.',
  '{code} is not the code of a country.': '{code}: 국가 코드가 아닙니다.',
  'The plan id {id} is used twice.': '요금제 ID {id}번이 두 번 쓰였습니다.',
  'Prices are whole numbers of minor units, from zero up.':
    '가격은 통화의 최소 단위로 나타낸 0 이상의 정수입니다.',
  'An offer has a price for at least one period.': '적어도 한 기간의 가격을 입력하세요.',
  'A plan on sale needs an offer in {currency} without a country: it is the currency of the site.':
    '판매 중인 요금제에는 국가를 비운 {currency} 가격이 필요합니다. 사이트의 통화입니다.',
  'A free asset has no prices in other currencies.': '무료 작품에는 다른 통화의 가격을 둘 수 없습니다.',
  'The asset already has a price in {currency}.': '이 작품에는 이미 {currency} 가격이 있습니다.',
  'A code has 3 to 40 letters, digits and hyphens.': '코드는 영문자, 숫자, 하이픈 3~40자입니다.',
  'A coupon has a percentage or amounts, not both.': '쿠폰에는 할인율과 금액 중 하나만 정하세요.',
  'Percentage and number of uses are whole numbers.': '할인율과 사용 횟수는 정수입니다.',
  'Each currency has one amount.': '통화마다 금액은 하나입니다.',
  'An address has small letters, digits and single hyphens, such as spring-sale.':
    '주소에는 영문 소문자, 숫자, 단독 하이픈을 사용합니다(예: spring-sale).',
  'The page of an offer needs an English title and text.': '혜택 페이지에는 영어 제목과 글이 필요합니다.',
  // Tax and invoices
  'A whole number from 0 to 9999.': '0~9999의 정수를 입력하세요.',
  'A day such as 2027-01-31.': '날짜를 입력하세요(예: 2027-01-31).',
  'Not before the first day.': '첫날보다 앞설 수 없습니다.',
  'This country or region has a rate for these days already':
    '이 국가 또는 지역에는 이 기간의 세율이 이미 있습니다',
  'Small letters, digits and hyphens.': '영문 소문자, 숫자, 하이픈으로 입력하세요.',
  'The code of a state of India, such as 27.': '인도 주의 코드를 입력하세요(예: 27).',
  // Site settings
  'One line without braces, quotation marks and angle brackets.':
    '중괄호, 따옴표, 꺾쇠괄호 없이 한 줄로 입력하세요.',
  'Both accents as six hexadecimal digits, such as #5b21b6.':
    '두 강조 색상을 #5b21b6처럼 여섯 자리 16진수로 입력하세요.',
  'White text on it needs a contrast of 4.5 and the accent on the page 3, in both themes.':
    '두 테마 모두에서 강조 색상 위의 흰 글자는 4.5, 페이지 위의 강조 색상은 3의 대비가 필요합니다.',
  'An https address.': 'https 주소를 입력하세요.',
  'This plan is on sale without a price in it for all countries: {plan}':
    '이 통화로 된 모든 국가용 가격이 없는데 판매 중인 요금제: {plan}',
  'This published asset has no price in it: {asset}': '이 통화로 된 가격이 없는 게시된 작품: {asset}',
  'The logo is larger than {count} KiB': '로고가 {count}KiB보다 큽니다',
  // Items, contributors and users
  'Whole people only.': '사람 수는 정수로 입력하세요.',
  'An asset cannot go from {from} to {to}': '작품을 ‘{from}’에서 ‘{to}’(으)로 바꿀 수 없습니다',
  draft: '초안',
  published: '게시됨',
  resting: '쉬는 중',
  retired: '내려감',
  removed: '삭제됨',
  suspended: '정지됨',
  'Not ready to publish: missing {list}': '아직 게시할 수 없습니다. 없는 것: {list}',
  'a title': '제목',
  'a licence': '라이선스',
  'a contributor': '기여자',
  'a processed original': '처리된 원본',
  'Small letters, digits, dots and hyphens, such as ada-lovelace.':
    '영문 소문자, 숫자, 점, 하이픈으로 입력하세요(예: ada-lovelace).',
  'This word is reserved for the pages of contributors for hire.':
    '이 낱말은 의뢰를 받는 기여자의 페이지를 위해 남겨 둔 것입니다.',
  'Write an https address of this network.': '이 네트워크의 https 주소를 입력하세요.',
  'A password is a text': '비밀번호는 글자로 입력하세요',
  'The password needs {count} characters or more': '비밀번호는 {count}자 이상이어야 합니다',
  'The password has more than {count} characters': '비밀번호가 {count}자를 넘습니다',
  'The password is one that is guessed first: choose another':
    '쉽게 추측되는 비밀번호입니다. 다른 것을 선택하세요',
  'The password is the e-mail: choose another': '이메일을 비밀번호로 쓸 수 없습니다. 다른 것을 선택하세요',
  'The password is not right': '비밀번호가 맞지 않습니다',
  'Accounts are made by an admin': '계정은 관리자가 만듭니다',
  // Approval, licences, redirects and locks
  'No second editor has approved this version': '아직 다른 편집자가 이 버전을 승인하지 않았습니다',
  'Another editor has to approve what you changed last':
    '마지막으로 변경한 내용은 다른 편집자의 승인이 필요합니다',
  'This version is in force: add a new version instead': '이 버전은 시행 중입니다. 대신 새 버전을 추가하세요',
  'Both addresses are paths of this site, such as /popular-icons':
    '두 주소 모두 이 사이트의 경로여야 합니다(예: /popular-icons)',
  'Both addresses are paths without language': '두 주소 모두 언어를 뺀 경로여야 합니다',
  'A redirect cannot lead to itself': '리디렉션은 자기 자신으로 이어질 수 없습니다',
  'This document is not yours to edit': '이 문서를 편집할 권한이 없습니다',
  'You are not allowed to perform this action.': '이 작업을 할 권한이 없습니다.',
  '{count} documents match, and {limit} are deleted at once':
    '문서 {count}개가 선택되었습니다. 한 번에 최대 {limit}개까지 삭제할 수 있습니다',
  // Files, such as the logo
} as const satisfies Record<FaultText, string>
