import type { MailTexts } from './texts.ts'

export const PT: MailTexts = {
  greeting: 'Olá, {name},',
  footer: 'Este e-mail foi enviado para {email} por causa de uma conta no Motif.',
  unknownDevice: 'um dispositivo desconhecido',
  settings: 'Escolha quais e-mails você recebe',
  mails: {
    'verify-email': {
      subject: 'Confirme seu e-mail',
      body: 'Boas-vindas ao Motif. Confirme que este endereço é seu e sua conta estará pronta.',
      action: 'Confirmar e-mail',
      note: 'O link vale por três dias. Se você não se cadastrou, ignore este e-mail.',
    },
    welcome: {
      subject: 'Boas-vindas ao Motif',
      body: 'Seu e-mail está confirmado. Ícones, ilustrações, animações e 3D esperam por você.',
      action: 'Explorar a biblioteca',
      note: 'Salve recursos em coleções, siga colaboradores e baixe no formato de que precisa.',
    },
    'account-exists': {
      subject: 'Você já tem uma conta',
      body: 'Alguém, provavelmente você, quis usar este endereço para uma conta no Motif. Já existe uma: basta entrar.',
      action: 'Escolher uma nova senha',
      note: 'Se você sabe sua senha, não precisa fazer nada. Se não foi você, nada mudou.',
    },
    'reset-password': {
      subject: 'Escolha uma nova senha',
      body: 'Alguém, provavelmente você, pediu uma nova senha para esta conta.',
      action: 'Escolher uma nova senha',
      note: 'O link vale por uma hora e para um único uso. Se não foi você, ignore este e-mail: sua senha continua a mesma.',
    },
    'change-email': {
      subject: 'Confirme seu novo e-mail',
      body: 'Este endereço passará a ser o e-mail da sua conta no Motif. Até você confirmar, nada muda.',
      action: 'Confirmar novo e-mail',
      note: 'O link vale por um dia. Se você não pediu isso, ignore este e-mail.',
    },
    'email-changed': {
      subject: 'Seu e-mail foi alterado',
      body: 'Sua conta no Motif tem um novo e-mail. Este endereço não pertence mais a ela.',
      action: 'Não foi você?',
      note: 'Se não foi você, escreva imediatamente para {support}.',
    },
    'password-changed': {
      subject: 'Sua senha foi alterada',
      body: 'A senha da sua conta no Motif foi alterada e todos os outros dispositivos foram desconectados.',
      action: 'Não foi você?',
      note: 'Se foi você, não precisa fazer nada. Se não, escolha uma nova senha agora.',
    },
    'new-device': {
      subject: 'Novo acesso à sua conta',
      body: 'Alguém entrou na sua conta no Motif com um dispositivo que ainda não conhecíamos: {device}.',
      action: 'Não foi você?',
      note: 'Se foi você, não precisa fazer nada. Se não, escolha uma nova senha agora: isso desconecta todos os dispositivos.',
    },
    'upload-not-processed': {
      subject: 'Não conseguimos processar seu arquivo',
      body: 'Recebemos seu arquivo “{file}”, mas não conseguimos processá-lo por um problema nosso. Nada foi publicado.',
      action: 'Ir para o Motif',
      note: 'Envie-o novamente. Se falhar de novo, escreva para {support}: seu envio está guardado.',
    },
    'submission-published': {
      subject: 'Seu recurso foi publicado',
      body: 'Seu recurso “{title}” foi aprovado e já está publicado no Motif.',
      action: 'Ver suas notificações',
      note: 'Avisamos quem segue seu perfil. A busca encontra o recurso em um minuto.',
    },
    'submission-returned': {
      subject: 'Seu recurso precisa de mudanças',
      body: 'A equipe de revisão devolveu “{title}”. Ele pode ser publicado depois de algumas mudanças.',
      action: 'Ver o que mudar',
      note: 'Abra o envio pela notificação, faça as mudanças e envie novamente em até 30 dias.',
    },
    'submission-rejected': {
      subject: 'Seu recurso não foi aceito',
      body: 'A equipe de revisão não aceitou “{title}”.',
      action: 'Ver os motivos',
      note: 'Abra o envio pela notificação para ver os motivos. Você pode recorrer uma vez; outra pessoa decide.',
    },
    'published-digest': {
      subject: 'Novidades dos colaboradores que você segue',
      body: 'Publicado desde a sua última visita: {works}.',
      action: 'Ver as novidades',
      note: 'Você pediu este e-mail. Ele chega no máximo uma vez por dia, e só quando há novidades.',
    },
  },
}
