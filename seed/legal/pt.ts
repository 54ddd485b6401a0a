import type { LegalTexts } from './texts.ts'

export const PT: LegalTexts = {
  terms: {
    title: 'Termos de uso',
    lead: 'O que você pode fazer no {site} e o que pode esperar de nós.',
    sections: {
      library: [
        'A biblioteca',
        'O {site} é uma biblioteca de recursos de design: ícones, ilustrações, modelos 3D, animações, fotos e modelos de layout. Você pode buscar, ver e mudar as cores de todos sem conta, e baixar os gratuitos.',
      ],
      account: [
        'Sua conta',
        'Uma conta acrescenta coleções, favoritos, colaboradores seguidos e um histórico dos seus downloads. Use um e-mail seu, não compartilhe a senha e avise-nos se achar que outra pessoa usa sua conta.',
      ],
      licences: [
        'Licenças',
        'Cada recurso tem uma única licença, indicada na página dele. A licença decide como você pode usá-lo e se deve dar crédito ao autor. A versão em vigor no momento do download fica registrada com ele e continua valendo, mesmo que a licença do recurso mude depois.',
      ],
      limits: [
        'Uso justo',
        'Você não pode copiar a biblioteca inteira, oferecer os recursos como uma biblioteca própria, contornar limites ou preços nem prejudicar o serviço para outras pessoas. Downloads e buscas têm limites, muito acima do que uma pessoa precisa.',
      ],
      contributors: [
        'Colaboradores e obras importadas',
        'Os recursos pertencem aos seus autores. Muitos vêm de fontes com licença aberta e indicam autor, licença e origem. Autores de obras importadas podem pedir que corrijamos o perfil, que o entreguemos a eles ou que removamos a obra.',
      ],
      complaints: [
        'Se algo violar seus direitos',
        'Envie o endereço da página e diga qual dos seus direitos está em questão. Nós analisamos, respondemos e removemos o que não deve estar aqui.',
      ],
      prices: [
        'Preços',
        'Recursos gratuitos não custam nada. Os exclusivos ainda não estão à venda: você pode salvá-los e pedir um aviso. Antes do início das vendas, esta página informará preços, pagamento e seu direito de desistência.',
      ],
      liability: [
        'Pelo que respondemos',
        'Cuidamos bem do {site}, mas não podemos prometer que ele esteja sempre disponível nem que cada recurso sirva ao seu fim. Confira a prévia antes de imprimir. Estes termos não limitam os direitos que a lei dá a você como consumidor.',
      ],
      end: [
        'Fim da sua conta',
        'Você pode excluir sua conta a qualquer momento nas configurações. O que você baixou continua licenciado. Podemos encerrar uma conta que descumpra estes termos, e diremos o motivo.',
      ],
      changes: [
        'Mudanças',
        'Quando estes termos mudarem, esta página mostrará a nova data e pediremos que você os aceite na próxima vez que usar sua conta.',
      ],
    },
  },
  privacy: {
    title: 'Privacidade',
    lead: 'Quais dados o {site} guarda sobre você, para quê e por quanto tempo.',
    sections: {
      visit: [
        'Quando você nos visita',
        'Para responder a um pedido, nossos servidores precisam do seu endereço de rede. Para limitar downloads e tentativas de login, eles guardam uma forma codificada dele por no máximo dois dias. Visualizações e downloads são contados sem o seu nome.',
      ],
      cookies: [
        'Cookies',
        'Guardamos só o que o site precisa: sua sessão, seu navegador para avisos de login, seu idioma, sua escolha sobre cookies e, até você se cadastrar, de onde veio a visita. O tema e suas últimas buscas ficam no seu navegador. Scripts de terceiros, como o login do Google, só são carregados se você permitir.',
      ],
      account: [
        'Sua conta',
        'Guardamos seu e-mail, seu nome e o mais que você escrever no perfil, suas sessões, favoritos, coleções, paletas, colaboradores seguidos, buscas, recursos vistos recentemente e a página pela qual você chegou. Sua senha é guardada só como um hash que não pode ser revertido.',
      ],
      downloads: [
        'Downloads',
        'De cada download guardamos o recurso, o formato, a licença e a data, para que você possa comprovar sua licença e os autores recebam crédito. A lei nos obriga a manter esses registros. Depois que você exclui a conta, eles não contêm seu nome nem seu endereço.',
      ],
      pictures: [
        'Busca por imagem',
        'A imagem com que você busca é comparada com a biblioteca nos nossos próprios servidores e apagada depois de um dia.',
      ],
      messages: [
        'E-mails e mensagens',
        'Enviamos os e-mails de que sua conta precisa, e outros só se você os escolheu. O que você escreve no formulário de contato é lido pela nossa equipe e apagado depois de um ano.',
      ],
      others: [
        'Quem recebe dados',
        'Não vendemos dados nem mostramos publicidade. Os provedores dos nossos servidores e do envio de e-mails tratam dados por nossa conta. Se você entra com o Google, o Google fica sabendo.',
      ],
      rights: [
        'Seus direitos',
        'Nas configurações da conta você pode baixar todos os dados que guardamos sobre você, corrigi-los e excluir a conta. Para todo o resto, use o formulário de contato. Você também pode reclamar à autoridade de proteção de dados do seu país.',
      ],
    },
  },
}
