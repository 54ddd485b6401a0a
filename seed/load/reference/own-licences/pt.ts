import type { OwnLicenceTexts } from './own-licence.ts'

export const PT: OwnLicenceTexts = {
  'motif-free': `Licença {site} Free, versão 1.0

1. Permissão. Você pode usar, copiar e modificar a obra em projetos pessoais e comerciais, no mundo todo, sem limite de tempo e sem pagamento.

2. Atribuição. Mencione quem criou a obra e a {site} onde a obra aparece ou nos créditos do projeto, com um link para a página da obra quando o meio permitir.

3. Não permitido. Você não pode vender nem compartilhar a obra isoladamente ou como parte de uma coleção de obras do mesmo tipo, oferecê-la em um modelo ou produto cujo valor principal seja a obra, usá-la como marca ou em uma marca, nem afirmar que a criou.

4. Pessoas e marcas. A licença não abrange direitos de pessoas, marcas ou bens que a obra possa mostrar.

5. Garantia. Quem criou a obra garante que ela é sua. No mais, a obra é fornecida como está, sem garantia.

6. Término. A licença termina quando você a descumpre e não corrige isso em até 30 dias após receber um aviso.`,
  'motif-standard': `Licença {site} Standard, versão 1.0

1. Permissão. Você pode usar, copiar e modificar a obra em projetos pessoais e comerciais, no mundo todo e sem limite de tempo. A licença não é exclusiva e não pode ser transferida, exceto a um cliente como parte de um projeto concluído.

2. Atribuição. Não é preciso mencionar ninguém, mas a menção é bem-vinda.

3. Alcance. Até 500.000 cópias impressas e qualquer número de visualizações em mídias digitais. Para produtos cujo valor principal seja a obra, ou para modelos que outras pessoas editam, você precisa da licença Extended.

4. Não permitido. Você não pode vender nem compartilhar a obra isoladamente ou como parte de uma coleção de obras do mesmo tipo, usá-la como marca ou em uma marca, usá-la para treinar modelos que geram obras semelhantes, nem afirmar que a criou.

5. Pessoas e marcas. A licença não abrange direitos de pessoas, marcas ou bens que a obra possa mostrar.

6. O que é seu continua seu. O que você baixou enquanto tinha direito continua licenciado depois do fim de uma assinatura.

7. Garantia. Quem criou a obra garante que ela é sua. No mais, a obra é fornecida como está, e a responsabilidade se limita ao que você pagou por ela.

8. Término. A licença termina quando você a descumpre e não corrige isso em até 30 dias após receber um aviso.`,
  'motif-extended': `Licença {site} Extended, versão 1.0

1. Permissão. Tudo o que a licença {site} Standard permite, sem limite de cópias.

2. Produtos. Você pode usar a obra em produtos à venda, impressos ou digitais, mesmo quando a obra é parte principal do valor deles.

3. Modelos. Você pode incluir a obra em modelos, temas e aplicativos que outras pessoas editam ou instalam, desde que elas não possam extrair a obra como um arquivo separado.

4. Não permitido. Você não pode vender nem compartilhar a obra isoladamente ou como parte de uma coleção de obras do mesmo tipo, usá-la como marca ou em uma marca, usá-la para treinar modelos que geram obras semelhantes, nem afirmar que a criou.

5. No mais, valem os termos da licença {site} Standard: atribuição, direitos de terceiros, o que continua seu, garantia e término.`,
  'motif-editorial': `Licença {site} Editorial, versão 1.0

1. Permissão. Você pode usar a obra para noticiar, ensinar, resenhar ou debater, em notícias, documentários, livros, aulas e similares, no mundo todo e sem limite de tempo.

2. Atribuição. Mencione quem criou a obra e a {site} ao lado da obra ou nos créditos.

3. Nunca comercial. A obra mostra pessoas, marcas ou lugares cujo consentimento não está disponível. Você não pode usá-la em publicidade, em produtos à venda nem para promover o que quer que seja.

4. Sem alterações. Você pode recortá-la e ajustar tamanho, brilho e equilíbrio de cores. Não pode mudar o que ela mostra.

5. No mais, valem os termos da licença {site} Standard: o que não é permitido, o que continua seu, garantia e término.`,
}
