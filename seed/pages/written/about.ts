import { writtenPage } from './page.ts'

export const ABOUT_PAGE = writtenPage({
  place: 'root',
  slug: 'about',
  related: ['features', 'security', 'help'],
  texts: {
    en: `
# About us
A library of design assets in which every work has an author, a licence in plain words and a file that opens everywhere.
[Browse the library](/all-assets)
[Meet the contributors](/contributors)
## numbers | The library today
- assets :: assets
- free-assets :: of them free
- packs :: packs
- contributors :: contributors
## features | What we hold ourselves to
- users: Authors first :: The name of the author stands on every work, in every download and on every certificate. > /contributors
- scale: Licences that can be read :: What you may do, what you may not, and whether a name must be given: one short page for each licence. > /licenses
- eye: Reviewed by people :: Each submission is checked by a machine for faults and by a person for quality before it is published.
- globe: Seven languages :: Search, names and help in English, Spanish, Portuguese, French, German, Japanese and Korean.
## steps | How a work gets here
- A contributor uploads it :: Files are sanitised and checked against published rules, and each fault is explained.
- A reviewer decides :: A second person looks at random samples, without knowing the first decision.
- You find it :: By word, by colour, by style or by a picture of something similar.
## action | Make something with it
[See plans](/pricing)
[Become a contributor](/become-contributor)
`,
    es: `
# Quiénes somos
Una biblioteca de recursos de diseño en la que cada obra tiene autor, una licencia en palabras claras y un archivo que se abre en todas partes.
[Explorar la biblioteca](/all-assets)
[Conocer a los colaboradores](/contributors)
## numbers | La biblioteca hoy
- assets :: recursos
- free-assets :: de ellos gratis
- packs :: paquetes
- contributors :: colaboradores
## features | A qué nos comprometemos
- users: Primero, quien crea :: El nombre del autor figura en cada obra, en cada descarga y en cada certificado. > /contributors
- scale: Licencias que se entienden :: Qué puedes hacer, qué no y si hay que citar un nombre: una página breve por licencia. > /licenses
- eye: Revisado por personas :: Cada envío pasa una comprobación automática de fallos y la revisión de calidad de una persona antes de publicarse.
- globe: Siete idiomas :: Búsqueda, nombres y ayuda en inglés, español, portugués, francés, alemán, japonés y coreano.
## steps | Cómo llega aquí una obra
- Un colaborador la sube :: Los archivos se limpian y se comprueban con reglas públicas, y se explica cada fallo.
- Un revisor decide :: Una segunda persona revisa muestras al azar sin conocer la primera decisión.
- Tú la encuentras :: Por palabra, por color, por estilo o con la imagen de algo parecido.
## action | Crea algo con ella
[Ver planes](/pricing)
[Ser colaborador](/become-contributor)
`,
    pt: `
# Quem somos
Uma biblioteca de recursos de design em que cada obra tem autor, uma licença em palavras claras e um arquivo que abre em qualquer lugar.
[Explorar a biblioteca](/all-assets)
[Conhecer os colaboradores](/contributors)
## numbers | A biblioteca hoje
- assets :: recursos
- free-assets :: deles grátis
- packs :: pacotes
- contributors :: colaboradores
## features | Nossos compromissos
- users: Quem cria vem primeiro :: O nome do autor está em cada obra, em cada download e em cada certificado. > /contributors
- scale: Licenças que dá para ler :: O que você pode fazer, o que não pode e se é preciso dar crédito: uma página curta por licença. > /licenses
- eye: Revisado por pessoas :: Cada envio passa por uma verificação automática de falhas e pela avaliação de uma pessoa antes de ser publicado.
- globe: Sete idiomas :: Busca, nomes e ajuda em inglês, espanhol, português, francês, alemão, japonês e coreano.
## steps | Como uma obra chega aqui
- Um colaborador envia :: Os arquivos são limpos e verificados por regras públicas, e cada falha é explicada.
- Um revisor decide :: Uma segunda pessoa avalia amostras aleatórias sem saber da primeira decisão.
- Você encontra :: Por palavra, por cor, por estilo ou com a imagem de algo parecido.
## action | Crie algo com ela
[Ver planos](/pricing)
[Ser colaborador](/become-contributor)
`,
    fr: `
# Qui sommes-nous
Une bibliothèque de ressources graphiques où chaque œuvre a un auteur, une licence claire et un fichier qui s’ouvre partout.
[Parcourir la bibliothèque](/all-assets)
[Découvrir les contributeurs](/contributors)
## numbers | La bibliothèque aujourd’hui
- assets :: ressources
- free-assets :: gratuites
- packs :: packs
- contributors :: contributeurs
## features | Nos engagements
- users: Les auteurs d’abord :: Le nom de l’auteur figure sur chaque œuvre, dans chaque téléchargement et sur chaque certificat. > /contributors
- scale: Des licences lisibles :: Ce qui est permis, ce qui ne l’est pas, et s’il faut citer un nom : une page courte par licence. > /licenses
- eye: Relu par des personnes :: Chaque envoi passe un contrôle automatique, puis l’examen d’une personne, avant d’être publié.
- globe: Sept langues :: Recherche, noms et aide en anglais, espagnol, portugais, français, allemand, japonais et coréen.
## steps | Le parcours d’une œuvre
- Un contributeur l’envoie :: Les fichiers sont nettoyés et vérifiés selon des règles publiques, et chaque défaut est expliqué.
- Un relecteur décide :: Une deuxième personne revoit des échantillons tirés au hasard, sans connaître la première décision.
- Vous la trouvez :: Par mot, par couleur, par style ou à partir d’une image semblable.
## action | À vous de créer
[Voir les tarifs](/pricing)
[Devenir contributeur](/become-contributor)
`,
    de: `
# Über uns
Eine Bibliothek für Design-Assets, in der jedes Werk einen Urheber hat, eine verständliche Lizenz und eine Datei, die sich überall öffnet.
[In der Bibliothek stöbern](/all-assets)
[Mitwirkende kennenlernen](/contributors)
## numbers | Die Bibliothek heute
- assets :: Assets
- free-assets :: davon kostenlos
- packs :: Pakete
- contributors :: Mitwirkende
## features | Woran wir uns halten
- users: Zuerst die Urheber :: Der Name steht an jedem Werk, in jedem Download und auf jedem Zertifikat. > /contributors
- scale: Lizenzen zum Lesen :: Was erlaubt ist, was nicht und ob ein Name genannt werden muss: eine kurze Seite je Lizenz. > /licenses
- eye: Von Menschen geprüft :: Jede Einsendung wird maschinell auf Fehler und von einem Menschen auf Qualität geprüft, bevor sie erscheint.
- globe: Sieben Sprachen :: Suche, Namen und Hilfe auf Englisch, Spanisch, Portugiesisch, Französisch, Deutsch, Japanisch und Koreanisch.
## steps | Wie ein Werk hierherkommt
- Jemand lädt es hoch :: Dateien werden bereinigt und nach veröffentlichten Regeln geprüft; jeder Fehler wird erklärt.
- Jemand prüft und entscheidet :: Bei Stichproben sieht eine zweite Person nach, ohne die erste Entscheidung zu kennen.
- Du findest es :: Nach Wort, Farbe oder Stil oder mit dem Bild von etwas Ähnlichem.
## action | Mach etwas daraus
[Preise ansehen](/pricing)
[Mitwirken](/become-contributor)
`,
    ja: `
# 私たちについて
すべての作品に作者がいて、わかりやすいライセンスがあり、どこでも開けるファイルがある。そんなデザイン素材のライブラリです。
[ライブラリを見る](/all-assets)
[クリエイターを見る](/contributors)
## numbers | 今日のライブラリ
- assets :: 素材
- free-assets :: うち無料
- packs :: パック
- contributors :: クリエイター
## features | 大切にしていること
- users: まず作者 :: 作者の名前は、作品のページにも、ダウンロードにも、証明書にも記されます。 > /contributors
- scale: 読めるライセンス :: できること、できないこと、名前の表示が必要かどうか。ライセンスごとに短い 1 ページで説明します。 > /licenses
- eye: 人の目で審査 :: 投稿された作品は、機械で不備を調べ、人が品質を確かめてから公開します。
- globe: 7 つの言語 :: 検索も名前もヘルプも、英語、スペイン語、ポルトガル語、フランス語、ドイツ語、日本語、韓国語で使えます。
## steps | 作品が届くまで
- 作者が投稿する :: ファイルは無害化され、公開されている規則で検査されます。不備は一つずつ説明します。
- 審査担当者が判断する :: 無作為に選んだ作品は、最初の判断を知らない別の人がもう一度見ます。
- あなたが見つける :: 言葉、色、スタイル、または似た画像から探せます。
## action | さっそく使ってみる
[料金を見る](/pricing)
[クリエイターになる](/become-contributor)
`,
    ko: `
# 소개
모든 작품에 작가가 있고, 이해하기 쉬운 라이선스가 있고, 어디서나 열리는 파일이 있는 디자인 에셋 라이브러리입니다.
[라이브러리 둘러보기](/all-assets)
[작가 보기](/contributors)
## numbers | 오늘의 라이브러리
- assets :: 에셋
- free-assets :: 그중 무료
- packs :: 팩
- contributors :: 작가
## features | 우리가 지키는 것
- users: 작가가 먼저 :: 작가의 이름은 모든 작품과 다운로드, 인증서에 적힙니다. > /contributors
- scale: 읽을 수 있는 라이선스 :: 해도 되는 일, 하면 안 되는 일, 이름을 밝혀야 하는지까지 라이선스마다 짧은 한 쪽으로 설명합니다. > /licenses
- eye: 사람이 심사합니다 :: 제출된 작품은 기계로 결함을 검사하고 사람이 품질을 확인한 뒤에 공개합니다.
- globe: 일곱 가지 언어 :: 검색과 이름, 도움말을 영어, 스페인어, 포르투갈어, 프랑스어, 독일어, 일본어, 한국어로 제공합니다.
## steps | 작품이 올라오기까지
- 작가가 올립니다 :: 파일을 안전하게 정리하고 공개된 규칙으로 검사하며, 결함은 하나하나 설명합니다.
- 심사자가 결정합니다 :: 무작위로 고른 작품은 첫 결정을 모르는 다른 사람이 다시 봅니다.
- 당신이 찾습니다 :: 단어, 색상, 스타일 또는 비슷한 이미지로 찾을 수 있습니다.
## action | 이제 만들어 보세요
[요금제 보기](/pricing)
[작가 되기](/become-contributor)
`,
  },
})
