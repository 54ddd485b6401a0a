import type { MailTexts } from './texts.ts'

export const KO: MailTexts = {
  greeting: '{name} 님, 안녕하세요.',
  footer: '이 메일은 Motif 계정과 관련하여 {email} 주소로 보내 드렸습니다.',
  unknownDevice: '알 수 없는 기기',
  settings: '받을 메일 선택하기',
  mails: {
    'verify-email': {
      subject: '이메일 주소를 인증하세요',
      body: 'Motif에 오신 것을 환영합니다. 본인의 이메일 주소임을 확인하면 계정이 완성됩니다.',
      action: '이메일 인증',
      note: '링크는 3일 동안 유효합니다. 가입하신 적이 없다면 이 메일을 무시해 주세요.',
    },
    welcome: {
      subject: 'Motif에 오신 것을 환영합니다',
      body: '이메일 인증이 완료되었습니다. 아이콘, 일러스트, 애니메이션, 3D가 기다리고 있습니다.',
      action: '라이브러리 둘러보기',
      note: '에셋을 컬렉션에 모으고, 크리에이터를 팔로우하고, 필요한 형식으로 다운로드하세요.',
    },
    'account-exists': {
      subject: '이미 계정이 있습니다',
      body: '누군가 이 이메일 주소를 Motif 계정에 사용하려고 했습니다. 이미 계정이 있으니 바로 로그인하세요.',
      action: '새 비밀번호 설정',
      note: '비밀번호를 알고 있다면 아무것도 하지 않아도 됩니다. 본인이 아니더라도 바뀐 것은 없습니다.',
    },
    'reset-password': {
      subject: '새 비밀번호를 설정해 주세요',
      body: '이 계정의 새 비밀번호 요청이 있었습니다.',
      action: '새 비밀번호 설정',
      note: '링크는 1시간 동안 한 번만 사용할 수 있습니다. 본인이 아니라면 이 메일을 무시해 주세요. 비밀번호는 그대로입니다.',
    },
    'change-email': {
      subject: '새 이메일 주소를 인증하세요',
      body: '이 주소가 Motif 계정의 이메일 주소가 됩니다. 확인하기 전까지는 아무것도 바뀌지 않습니다.',
      action: '새 이메일 인증',
      note: '링크는 하루 동안 유효합니다. 요청하신 적이 없다면 이 메일을 무시해 주세요.',
    },
    'email-changed': {
      subject: '이메일 주소가 변경되었습니다',
      body: 'Motif 계정의 이메일 주소가 새로 바뀌었습니다. 이 주소는 더 이상 계정에 속하지 않습니다.',
      action: '본인이 아닌가요?',
      note: '본인이 변경하지 않았다면 즉시 {support}(으)로 알려 주세요.',
    },
    'password-changed': {
      subject: '비밀번호가 변경되었습니다',
      body: 'Motif 계정의 비밀번호가 변경되었고 다른 모든 기기에서 로그아웃되었습니다.',
      action: '본인이 아닌가요?',
      note: '본인이 변경했다면 아무것도 하지 않아도 됩니다. 아니라면 지금 새 비밀번호를 설정하세요.',
    },
    'new-device': {
      subject: '계정에 새로운 로그인이 있습니다',
      body: '처음 보는 기기에서 Motif 계정에 로그인했습니다: {device}',
      action: '본인이 아닌가요?',
      note: '본인이라면 아무것도 하지 않아도 됩니다. 아니라면 지금 새 비밀번호를 설정하세요. 모든 기기에서 로그아웃됩니다.',
    },
    'upload-not-processed': {
      subject: '파일을 처리하지 못했습니다',
      body: '파일 ‘{file}’을(를) 받았지만 Motif의 문제로 처리하지 못했습니다. 아무것도 공개되지 않았습니다.',
      action: 'Motif로 이동',
      note: '다시 업로드하세요. 그래도 실패하면 {support}(으)로 문의하세요. 업로드하신 파일은 보관되어 있습니다.',
    },
    'submission-published': {
      subject: '에셋이 게시되었습니다',
      body: '에셋 “{title}”이(가) 승인되어 Motif에 게시되었습니다.',
      action: '알림 보기',
      note: '프로필 팔로워에게도 알림이 전송됩니다. 검색에는 1분 안에 표시됩니다.',
    },
    'submission-returned': {
      subject: '에셋 수정이 필요합니다',
      body: '심사 담당이 “{title}”을(를) 돌려보냈습니다. 수정하면 게시할 수 있습니다.',
      action: '수정할 내용 보기',
      note: '알림에서 제출물을 열어 수정한 뒤 30일 안에 다시 제출하세요.',
    },
    'submission-rejected': {
      subject: '에셋이 채택되지 않았습니다',
      body: '심사 결과 “{title}”은(는) 채택되지 않았습니다.',
      action: '이유 보기',
      note: '알림에서 제출물을 열면 이유를 볼 수 있습니다. 이의 제기는 한 번 할 수 있으며 다른 심사 담당이 결정합니다.',
    },
    'published-digest': {
      subject: '팔로우하는 크리에이터의 새 소식',
      body: '마지막 방문 이후 공개된 에셋: {works}',
      action: '새 소식 보기',
      note: '이 메일은 요청하신 것으로, 새 소식이 있을 때만 하루 최대 한 번 보내 드립니다.',
    },
  },
}
