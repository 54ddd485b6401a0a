import { writtenPage } from './page.ts'

export const CUSTOM_ORDER_PAGE = writtenPage({
  place: 'root',
  slug: 'custom-order',
  related: ['features', 'help'],
  texts: {
    en: `
# Custom orders
When the library does not have it, a contributor draws it for you: icons in your style, illustrations, 3D and animations.
[Describe what you need](/custom-order/request)
[Contributors for hire](/contributors/hire/illustrator)
## steps | From an idea to files
- Describe it :: Say what you need, for what, and by when. Add sketches or examples of a style.
- Receive an offer :: A person reads your request and answers by email with questions or an offer.
- Approve and receive :: You see drafts before the end, and receive the source files.
## faq | Questions
- What may I order? :: Single works, whole sets of icons, illustrations, 3D models and Lottie animations.
- Who owns the result? :: The offer states it in writing before any work begins.
- Are my files private? :: Only the people who answer your request see them. They are deleted after a year.
## action | Tell us about it
[Describe what you need](/custom-order/request)
`,
    es: `
# Encargos a medida
Si la biblioteca no lo tiene, un colaborador lo dibuja para ti: iconos con tu estilo, ilustraciones, 3D y animaciones.
[Describe lo que necesitas](/custom-order/request)
[Colaboradores disponibles](/contributors/hire/illustrator)
## steps | De la idea a los archivos
- Descríbelo :: Di qué necesitas, para qué y para cuándo. Añade bocetos o ejemplos de un estilo.
- Recibe una propuesta :: Una persona lee tu solicitud y responde por correo con preguntas o una oferta.
- Aprueba y recibe :: Ves borradores antes del final y recibes los archivos fuente.
## faq | Preguntas
- ¿Qué puedo encargar? :: Obras sueltas, juegos completos de iconos, ilustraciones, modelos 3D y animaciones Lottie.
- ¿De quién es el resultado? :: La oferta lo dice por escrito antes de empezar.
- ¿Mis archivos son privados? :: Solo los ven quienes responden a tu solicitud. Se eliminan al cabo de un año.
## action | Cuéntanoslo
[Describe lo que necesitas](/custom-order/request)
`,
    pt: `
# Encomendas sob medida
Se a biblioteca não tem, um colaborador desenha para você: ícones no seu estilo, ilustrações, 3D e animações.
[Descreva o que você precisa](/custom-order/request)
[Colaboradores disponíveis](/contributors/hire/illustrator)
## steps | Da ideia aos arquivos
- Descreva :: Diga o que precisa, para quê e até quando. Anexe esboços ou exemplos de estilo.
- Receba uma proposta :: Uma pessoa lê o pedido e responde por e-mail com perguntas ou uma oferta.
- Aprove e receba :: Você vê rascunhos antes do fim e recebe os arquivos-fonte.
## faq | Perguntas
- O que posso encomendar? :: Obras avulsas, conjuntos de ícones, ilustrações, modelos 3D e animações Lottie.
- De quem é o resultado? :: A oferta diz isso por escrito antes do começo do trabalho.
- Meus arquivos são privados? :: Só quem responde ao pedido os vê. Eles são excluídos depois de um ano.
## action | Conte para nós
[Descreva o que você precisa](/custom-order/request)
`,
    fr: `
# Commandes sur mesure
Si la bibliothèque ne l’a pas, un contributeur le dessine pour vous : icônes à votre style, illustrations, 3D et animations.
[Décrire votre besoin](/custom-order/request)
[Contributeurs disponibles](/contributors/hire/illustrator)
## steps | De l’idée aux fichiers
- Décrivez :: Dites ce qu’il vous faut, pour quel usage et pour quand. Joignez des croquis ou des exemples de style.
- Recevez une proposition :: Une personne lit votre demande et répond par e-mail avec des questions ou une offre.
- Validez et recevez :: Vous voyez des ébauches avant la fin et recevez les fichiers source.
## faq | Questions
- Que puis-je commander ? :: Des œuvres seules, des jeux d’icônes entiers, des illustrations, des modèles 3D et des animations Lottie.
- À qui appartient le résultat ? :: L’offre le précise par écrit avant le début du travail.
- Mes fichiers sont-ils privés ? :: Seules les personnes qui traitent votre demande les voient. Ils sont supprimés au bout d’un an.
## action | Parlez-nous-en
[Décrire votre besoin](/custom-order/request)
`,
    de: `
# Auftragsarbeiten
Fehlt etwas in der Bibliothek, zeichnet es jemand für dich: Icons in deinem Stil, Illustrationen, 3D und Animationen.
[Beschreiben, was du brauchst](/custom-order/request)
[Mitwirkende beauftragen](/contributors/hire/illustrator)
## steps | Von der Idee zur Datei
- Beschreiben :: Sag, was du brauchst, wofür und bis wann. Lege Skizzen oder Beispiele für einen Stil bei.
- Angebot erhalten :: Ein Mensch liest deine Anfrage und antwortet per E-Mail mit Fragen oder einem Angebot.
- Freigeben und erhalten :: Du siehst Entwürfe vor dem Ende und erhältst die Quelldateien.
## faq | Fragen
- Was kann ich bestellen? :: Einzelne Werke, ganze Icon-Sätze, Illustrationen, 3D-Modelle und Lottie-Animationen.
- Wem gehört das Ergebnis? :: Das steht schriftlich im Angebot, bevor die Arbeit beginnt.
- Bleiben meine Dateien vertraulich? :: Nur wer deine Anfrage beantwortet, sieht sie. Nach einem Jahr werden sie gelöscht.
## action | Erzähl uns davon
[Beschreiben, was du brauchst](/custom-order/request)
`,
    ja: `
# オーダーメイド
ライブラリにないものは、クリエイターがお描きします。あなたのスタイルのアイコン、イラスト、3D、アニメーション。
[必要なものを伝える](/custom-order/request)
[依頼できるクリエイター](/contributors/hire/illustrator)
## steps | アイデアからファイルまで
- 伝える :: 何を、何のために、いつまでに必要かをお書きください。スケッチや参考例も添付できます。
- 見積もりを受け取る :: 担当者が内容を読み、質問や見積もりをメールでお送りします。
- 確認して受け取る :: 完成前に下書きを確認し、元ファイルを受け取れます。
## faq | よくある質問
- 何を頼めますか? :: 1 点の作品から、アイコン一式、イラスト、3D モデル、Lottie アニメーションまで。
- できた作品の権利は? :: 作業を始める前に、見積もりに書面で明記します。
- ファイルは公開されますか? :: 依頼に対応する担当者だけが見ます。1 年後に削除します。
## action | お聞かせください
[必要なものを伝える](/custom-order/request)
`,
    ko: `
# 맞춤 주문
라이브러리에 없는 것은 작가가 그려 드립니다. 원하는 스타일의 아이콘, 일러스트, 3D, 애니메이션.
[필요한 것 설명하기](/custom-order/request)
[의뢰할 수 있는 작가](/contributors/hire/illustrator)
## steps | 아이디어에서 파일까지
- 설명하기 :: 무엇이, 어디에, 언제까지 필요한지 적어 주세요. 스케치나 스타일 예시도 첨부할 수 있습니다.
- 제안 받기 :: 담당자가 요청을 읽고 질문이나 견적을 이메일로 보냅니다.
- 확인하고 받기 :: 완성 전에 초안을 확인하고 원본 파일을 받습니다.
## faq | 자주 묻는 질문
- 무엇을 주문할 수 있나요? :: 작품 하나부터 아이콘 세트, 일러스트, 3D 모델, Lottie 애니메이션까지 가능합니다.
- 결과물의 권리는 누구에게 있나요? :: 작업을 시작하기 전에 견적서에 글로 밝힙니다.
- 제 파일은 공개되나요? :: 요청을 처리하는 담당자만 봅니다. 1년 뒤에 삭제합니다.
## action | 알려 주세요
[필요한 것 설명하기](/custom-order/request)
`,
  },
})
