import { LOCALE_CODES } from '#domain/locales/locales.ts'
import type { Names } from '#seed/taxonomy/names.ts'
import { writtenPage } from './page.ts'

const API: Names = {
  en: `
# The library in your application
Search, suggestions and works of the library as JSON, in seven languages, for your own product.
[For developers](/developers)
[Ask about a plan](/contact)
## features | What it gives you
- search: The same search :: Spelling, synonyms and filters work as they do here.
- globe: Seven languages :: Names and texts in the language that you ask for.
- scale: Licences included :: Each work states its licence, its author and the line of attribution.
- download: Plans by downloads :: A plan for an application counts its downloads in a month.
## numbers | What is in it
- assets :: assets
- packs :: packs
- contributors :: contributors
## action | Read how it is called
[For developers](/developers)
`,
  es: `
# La biblioteca en tu aplicación
Búsqueda, sugerencias y obras de la biblioteca en JSON, en siete idiomas, para tu propio producto.
[Para desarrolladores](/developers)
[Pregunta por un plan](/contact)
## features | Lo que obtienes
- search: La misma búsqueda :: Ortografía, sinónimos y filtros funcionan como aquí.
- globe: Siete idiomas :: Nombres y textos en el idioma que pidas.
- scale: Licencias incluidas :: Cada obra indica su licencia, su autor y la línea de atribución.
- download: Planes por descargas :: El plan de una aplicación cuenta sus descargas al mes.
## numbers | Lo que contiene
- assets :: recursos
- packs :: paquetes
- contributors :: colaboradores
## action | Lee cómo se llama
[Para desarrolladores](/developers)
`,
  pt: `
# A biblioteca no seu aplicativo
Busca, sugestões e obras da biblioteca em JSON, em sete idiomas, para o seu próprio produto.
[Para desenvolvedores](/developers)
[Pergunte sobre um plano](/contact)
## features | O que você recebe
- search: A mesma busca :: Ortografia, sinônimos e filtros funcionam como aqui.
- globe: Sete idiomas :: Nomes e textos no idioma que você pedir.
- scale: Licenças incluídas :: Cada obra informa a licença, o autor e a linha de crédito.
- download: Planos por downloads :: O plano de um aplicativo conta os downloads do mês.
## numbers | O que há nela
- assets :: recursos
- packs :: pacotes
- contributors :: colaboradores
## action | Veja como chamar
[Para desenvolvedores](/developers)
`,
  fr: `
# La bibliothèque dans votre application
Recherche, suggestions et œuvres en JSON, en sept langues, pour votre propre produit.
[Pour les développeurs](/developers)
[Demander une formule](/contact)
## features | Ce que vous obtenez
- search: La même recherche :: Orthographe, synonymes et filtres fonctionnent comme ici.
- globe: Sept langues :: Noms et textes dans la langue demandée.
- scale: Licences comprises :: Chaque œuvre indique sa licence, son auteur et la ligne d’attribution.
- download: Des formules par téléchargements :: La formule d’une application compte ses téléchargements du mois.
## numbers | Ce qu’elle contient
- assets :: ressources
- packs :: packs
- contributors :: contributeurs
## action | Voir les appels
[Pour les développeurs](/developers)
`,
  de: `
# Die Bibliothek in deiner Anwendung
Suche, Vorschläge und Werke der Bibliothek als JSON, in sieben Sprachen, für dein eigenes Produkt.
[Für Entwickler](/developers)
[Nach einem Tarif fragen](/contact)
## features | Was du bekommst
- search: Dieselbe Suche :: Rechtschreibung, Synonyme und Filter wirken wie hier.
- globe: Sieben Sprachen :: Namen und Texte in der Sprache, die du anforderst.
- scale: Lizenzen inbegriffen :: Jedes Werk nennt Lizenz, Urheber und die Zeile zur Namensnennung.
- download: Tarife nach Downloads :: Der Tarif einer Anwendung zählt ihre Downloads im Monat.
## numbers | Was darin ist
- assets :: Assets
- packs :: Pakete
- contributors :: Mitwirkende
## action | So wird sie aufgerufen
[Für Entwickler](/developers)
`,
  ja: `
# あなたのアプリにライブラリを
検索、候補、作品を JSON で。7 つの言語で、あなたの製品に組み込めます。
[開発者向け](/developers)
[プランについて聞く](/contact)
## features | できること
- search: 同じ検索 :: つづりの修正、類義語、絞り込みがこのサイトと同じように使えます。
- globe: 7 つの言語 :: 指定した言語で名前と文章を返します。
- scale: ライセンス付き :: 作品ごとにライセンス、作者、クレジット表記が含まれます。
- download: ダウンロード数のプラン :: アプリごとに、1 か月のダウンロード数で数えます。
## numbers | 収録内容
- assets :: 素材
- packs :: パック
- contributors :: クリエイター
## action | 呼び出し方を見る
[開発者向け](/developers)
`,
  ko: `
# 내 애플리케이션에 라이브러리를
검색과 추천 검색어, 작품을 JSON으로, 일곱 가지 언어로 내 제품에 넣으세요.
[개발자용](/developers)
[요금제 문의](/contact)
## features | 제공하는 것
- search: 같은 검색 :: 맞춤법 교정과 유의어, 필터가 이 사이트와 똑같이 작동합니다.
- globe: 일곱 가지 언어 :: 요청한 언어로 이름과 글을 돌려줍니다.
- scale: 라이선스 포함 :: 작품마다 라이선스와 작가, 저작자 표시 문구가 들어 있습니다.
- download: 다운로드 수 요금제 :: 애플리케이션별로 한 달 다운로드 수를 셉니다.
## numbers | 담긴 것
- assets :: 에셋
- packs :: 팩
- contributors :: 작가
## action | 호출 방법 보기
[개발자용](/developers)
`,
}

/** The calls are alike in every language: `{calls}`. */
const DEVELOPERS: Names = {
  en: `
# For developers
The public calls of the library return JSON, need no key for reading, and use the addresses of the site.
[What the API gives you](/api)
## steps | The first call
- Search :: Suggestions and listings take the words of a search and a language.
- Read a work :: Its slug, from any listing, gives its name, files, author and licence.
- Show the author :: Use the line of attribution that comes with the work.
{calls}
## faq | Good to know
- Are calls limited? :: By network, generously. A refused call says so with status 429.
- Does it change? :: The path names the version. Fields are added, and none are removed within a version.
`,
  es: `
# Para desarrolladores
Las llamadas públicas de la biblioteca devuelven JSON, no piden clave para leer y usan las direcciones del sitio.
[Lo que ofrece la API](/api)
## steps | La primera llamada
- Busca :: Las sugerencias y los listados reciben las palabras de una búsqueda y un idioma.
- Lee una obra :: Su slug, de cualquier listado, da su nombre, archivos, autor y licencia.
- Muestra al autor :: Usa la línea de atribución que viene con la obra.
{calls}
## faq | Conviene saber
- ¿Hay límites? :: Por red, y amplios. Una llamada rechazada lo dice con el estado 429.
- ¿Cambia? :: La ruta nombra la versión. Se añaden campos y no se quita ninguno dentro de una versión.
`,
  pt: `
# Para desenvolvedores
As chamadas públicas da biblioteca devolvem JSON, não pedem chave para leitura e usam os endereços do site.
[O que a API oferece](/api)
## steps | A primeira chamada
- Busque :: Sugestões e listagens recebem as palavras da busca e um idioma.
- Leia uma obra :: O slug, de qualquer listagem, dá nome, arquivos, autor e licença.
- Mostre o autor :: Use a linha de crédito que vem com a obra.
{calls}
## faq | Bom saber
- Há limites? :: Por rede, e amplos. Uma chamada recusada avisa com o status 429.
- Ela muda? :: O caminho traz a versão. Campos são acrescentados e nenhum sai dentro de uma versão.
`,
  fr: `
# Pour les développeurs
Les appels publics renvoient du JSON, se lisent sans clé et utilisent les adresses du site.
[Ce que l’API vous apporte](/api)
## steps | Le premier appel
- Cherchez :: Suggestions et listes prennent les mots d’une recherche et une langue.
- Lisez une œuvre :: Son slug, pris dans une liste, donne son nom, ses fichiers, son auteur et sa licence.
- Citez l’auteur :: Utilisez la ligne d’attribution fournie avec l’œuvre.
{calls}
## faq | Bon à savoir
- Les appels sont-ils limités ? :: Par réseau, largement. Un appel refusé l’indique par le statut 429.
- L’API change-t-elle ? :: Le chemin nomme la version. Des champs s’ajoutent, aucun ne disparaît dans une version.
`,
  de: `
# Für Entwickler
Die öffentlichen Aufrufe der Bibliothek liefern JSON, brauchen zum Lesen keinen Schlüssel und nutzen die Adressen der Website.
[Was die API bietet](/api)
## steps | Der erste Aufruf
- Suchen :: Vorschläge und Listen nehmen die Worte einer Suche und eine Sprache.
- Ein Werk lesen :: Sein Slug aus einer Liste liefert Namen, Dateien, Urheber und Lizenz.
- Urheber nennen :: Verwende die Zeile zur Namensnennung, die mit dem Werk kommt.
{calls}
## faq | Gut zu wissen
- Sind Aufrufe begrenzt? :: Je Netzwerk, und großzügig. Ein abgelehnter Aufruf sagt es mit Status 429.
- Ändert sie sich? :: Der Pfad nennt die Version. Felder kommen hinzu, innerhalb einer Version fällt keines weg.
`,
  ja: `
# 開発者向け
公開されている呼び出しは JSON を返し、読み取りにキーは不要で、サイトと同じアドレスを使います。
[API でできること](/api)
## steps | 最初の呼び出し
- 検索する :: 候補と一覧は、検索の言葉と言語を受け取ります。
- 作品を読む :: 一覧にある slug から、名前、ファイル、作者、ライセンスがわかります。
- 作者を表示する :: 作品に付いているクレジット表記を使ってください。
{calls}
## faq | 知っておきたいこと
- 回数の制限はありますか? :: ネットワークごとに、余裕をもって制限しています。断られた呼び出しはステータス 429 で返ります。
- 仕様は変わりますか? :: パスにバージョンが入ります。同じバージョンの中では、項目が増えることはあっても減りません。
`,
  ko: `
# 개발자용
라이브러리의 공개 호출은 JSON을 돌려주고, 읽기에는 키가 필요 없으며, 사이트와 같은 주소를 씁니다.
[API가 제공하는 것](/api)
## steps | 첫 호출
- 검색하기 :: 추천 검색어와 목록은 검색어와 언어를 받습니다.
- 작품 읽기 :: 목록에 있는 slug로 이름과 파일, 작가, 라이선스를 알 수 있습니다.
- 작가 표시하기 :: 작품과 함께 오는 저작자 표시 문구를 사용하세요.
{calls}
## faq | 알아 두면 좋은 것
- 호출이 제한되나요? :: 네트워크별로 넉넉하게 제한합니다. 거절된 호출은 상태 429로 알려 줍니다.
- 바뀌나요? :: 경로에 버전이 있습니다. 같은 버전 안에서는 항목이 늘어날 뿐 없어지지 않습니다.
`,
}

const CALLS = `## code shell | GET /api/v2/suggest, /api/v2/listings, /api/v2/items
  curl "$SITE/api/v2/suggest?query=heart&lang=en&per_page=5"
  curl "$SITE/api/v2/listings?kind=icon&words=heart&lang=en"
  curl "$SITE/api/v2/items/$SLUG?lang=en"`

export const API_PAGE = writtenPage({
  place: 'root',
  slug: 'api',
  related: ['developers', 'plugins'],
  texts: API,
})

export const DEVELOPERS_PAGE = writtenPage({
  place: 'root',
  slug: 'developers',
  related: ['api', 'plugins'],
  texts: Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, DEVELOPERS[locale].replace('{calls}', CALLS)]),
  ) as Names,
})
