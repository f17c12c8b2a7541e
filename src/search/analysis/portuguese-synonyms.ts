/** What visitors say beside what companies write, of Portuguese. */
export const PORTUGUESE = `
custa, custam, custo, preço, preços, valor, taxa
entrega, envio, frete
devolver, devolução, devoluções
dinheiro > reembolso, estorno
cancelar, cancelamento
demora, prazo
documentos, documentação
salário, remuneração
desconto, descontos, cupom
horário, horários
roubado, roubada, roubo, furto
celular, telemóvel, telefone
pagar, pagamento, pagamentos
preciso pagar, tenho que pagar, tenho de pagar > custo, gratuito, gratuita
como posso pagar, como pago > formas de pagamento, métodos de pagamento
fatura, recibo, nota fiscal
encomenda, pacote, pedido
não chegou, onde está meu pedido > rastreamento, atraso, não recebido
trocar, troca
quebrado, danificado, defeituoso
não funciona, não consigo > problema, erro
esqueci a senha, esqueci minha senha > redefinir senha, recuperar senha
excluir conta, apagar conta, fechar conta, eliminar conta
cadastrar, cadastro, registo, registro, criar conta
entrar, acessar, iniciar sessão, login
ativar, ativação
desativar, desativação
contato, contacto, contatar
onde ficam, como chegar > endereço, localização
emprego, vagas, trabalhe conosco
doente, doença
consulta, marcação, agendamento
anular, anulação > cancelar, cancelamento
dados pessoais, privacidade
carro, veículo
crianças, criança, filhos
cão, cachorro, animais
cadeira de rodas > acessibilidade
grátis, gratuito, gratuita
comprar, compra
vender, venda
apagar, excluir, eliminar, remover
e-mail, email, correio eletrónico
reembolsar, reembolso
mudar, alterar, alteração
inscrever, inscrição, matrícula
vence, vencimento, expira, validade
estacionar, estacionamento, parque de estacionamento
bicicleta, bici
lixo, resíduos
médico, doutor
consertar, reparar, reparação, conserto
alugar, aluguel, aluguer
reservar, reserva
reclamar, reclamação, queixa
perdi, perdido, perdida, perda
voluntário, voluntários, voluntariado
senha, palavra-passe
fumar, cigarro, cigarros > proibido fumar, fumadores, fumantes, tabaco
cerveja, vinho, cachaça > álcool, bebidas alcoólicas
gato, gatos, cachorrinho > animais, animais de estimação
menor de idade, menos de 18 anos, muito novo > menores, idade mínima
quantos anos é preciso, quantos anos preciso, que idade > idade mínima, limite de idade
vir sozinho, ir sozinho, trabalhar sozinho, sem acompanhante > desacompanhado, acompanhante
expulso, expulsar, me expulsar, ser expulsa > expulsão, exclusão, suspensão
recorrer da decisão, contestar > recurso, contestação, reclamação
perdi a chave, perdi as chaves > perda de chaves, segunda via, substituição
cartão de acesso, crachá
a noite toda, toda a noite, dia e noite > 24 horas
em dinheiro, dinheiro vivo, em numerário > pagamento em dinheiro, numerário
cartão de crédito, multibanco, cartão de débito > pagamento com cartão, cartões aceites, cartões aceitos
paguei do meu bolso, do meu bolso, do próprio bolso > reembolso de despesas, despesas
meu próprio carro, carro próprio > quilometragem, ajuda de custo, despesas de deslocação
viagem de trabalho, viagem de negócios, viagem a trabalho
em prestações, parcelado, parcelar, pagar aos poucos > parcelamento, prestações, parcelas
cobrado duas vezes, cobraram duas vezes, paguei a mais, cobraram a mais > cobrança duplicada, reembolso, estorno
pagar atrasado, paguei atrasado, pagamento atrasado > multa, juros, mora
código promocional, cupão, vale desconto
desconto para estudantes, preço de estudante > meia entrada, tarifa reduzida
remarcar, adiar, mudar a data, outro dia, outra data > reagendar, remarcação, alteração de data
está lotado, não há vagas, sem vagas > lista de espera, esgotado
ainda há vagas, ainda tem vagas, há lugares > disponibilidade, vagas disponíveis
sem marcação, sem agendamento, sem reserva > marcação prévia, reserva obrigatória, ordem de chegada
alugar uma sala, alugar o salão, festa de aniversário, fazer uma festa > aluguer de salas, aluguel de espaços
quebrei, parti sem querer, culpa minha > danos, responsabilidade
levar para casa, levar pra casa > empréstimo, emprestar, requisitar
emprestado, emprestar, empréstimo
ficar mais tempo com, prolongar, prorrogar > renovação, renovar, prorrogação
devolver atrasado, devolver com atraso, entregar atrasado > atraso, multa
tirar cópia, fotocópia, fotocópias > cópias, reprografia
imprimir, impressora > impressão
digitalizar, escanear, digitalização
baixar arquivo, baixar aplicativo, baixar pdf, descarregar, transferir ficheiro > download, transferência
carregar ficheiro, carregar arquivo, enviar arquivo > upload, carregamento
projetor, datashow
óculos de segurança, capacete de segurança, botas de segurança > equipamento de proteção individual, epi
me machuquei, machucado, magoei me > acidente, lesão, primeiros socorros
alarme de incêndio, pegar fogo > evacuação, incêndio, emergência
reprovado no exame, reprovei, chumbei no exame > recuperação, reprovação, segunda época
faltei à aula, faltar à aula, perdi uma aula > falta, faltas, reposição
aula experimental, aula grátis, aula gratuita
nunca fiz, sem experiência > iniciantes, principiantes, nível básico
papel do médico > atestado médico, baixa médica
filho doente, filha doente, filho está doente, filha está doente > falta, assistência à família
licença médica, afastamento > baixa médica
dias de folga, dias livres > férias
grávida > gravidez, licença maternidade, gestante
sublocar, subarrendar, sublocação, subarrendamento
colega de quarto, colega de casa > alojamento partilhado, república
caução, depósito de segurança
sair da casa, sair do apartamento, deixar a casa > aviso prévio, rescisão, desocupação
máquina de lavar, lavar roupa > lavandaria, lavanderia
sai da conta, termina a sessão sozinho, desconectado, desloga > sessão expirada, sessão, inatividade
código para entrar, segundo fator, 2fa > autenticação de dois fatores, verificação em duas etapas
conta bloqueada, conta suspensa > desbloquear, recuperação, suspensão
mudar o dono, novo dono, mudar o proprietário > transferir propriedade, transferência de titularidade
colega saiu, colega foi embora, não trabalha mais, já não trabalha > ex funcionário, desativar utilizador, desativar usuário
nome de usuário, nome de utilizador
arquivo, ficheiro
ecrã > tela
app > aplicativo
caixa de correio, caixa de entrada
spam, lixo eletrônico, lixo eletrónico
reencaminhar, encaminhar
resposta automática, mensagem de ausência, fora do escritório
muitos emails, muitos e-mails, parar de receber, deixar de receber > cancelar subscrição, cancelar inscrição, descadastrar
site fora do ar, site caiu, sem internet, internet caiu > interrupção, manutenção, indisponibilidade
internet lenta, wifi lento > velocidade, largura de banda
endereço do site, endereço da página > domínio, nome de domínio
aviso de cookies, janela de cookies > banner de cookies, consentimento
sem espaço, espaço cheio, quanto espaço > armazenamento, cota, quota
ficheiro muito grande, arquivo muito grande, ficheiro demasiado grande > tamanho máximo, limite de tamanho
apagar meus dados, apagar os meus dados, excluir meus dados, sabem sobre mim > eliminação dos dados, direito ao apagamento, exclusão de dados
vender meus dados, vendem os meus dados, compartilhar meus dados, quem vê meus dados > terceiros, destinatários
letras pequenas, letras miúdas > termos e condições, condições gerais
almoço da escola, merenda > refeitório, refeições escolares
buscar meu filho, buscar minha filha, buscar criança, buscar crianças > saída, recolha
depois da escola, depois das aulas > atl, contraturno, prolongamento de horário
férias escolares, quando começam as aulas, quando acabam as aulas > calendário escolar, calendário letivo
móveis velhos, sofá velho, colchão velho > resíduos volumosos, monos, volumosos
carta de condução, carteira de motorista, cnh
multa, coima
armar a barraca, autocaravana, motorhome > campismo, acampamento, camping
que bandas, quem toca, quais bandas > programação, cartaz, artistas
tirar fotos, tirar fotografias > fotografia, filmagem
deixar mochila, deixar mala, deixar casaco > bengaleiro, guarda volumes, cacifos, armários
receita médica, renovar a receita > prescrição, receita médica
vacina, vacinar, vacinação
visitar um paciente, visitar um doente > horário de visita, horário de visitas
quanto tempo espero, quanto tempo tenho de esperar, quanto tempo de espera > tempo de espera
quando respondem, ter resposta, receber resposta > tempo de resposta, prazo de resposta
falar com alguém, falar com uma pessoa, falar com um atendente > contacto, contato, atendimento
deduzir no imposto, abater no imposto > dedutível, benefício fiscal
doar, doação, doações, donativo
doar todo mês, doar todos os meses, doação mensal > doação recorrente, donativo regular
trabalhar de casa, trabalhar em casa, home office > teletrabalho, trabalho remoto
trabalhar menos, menos horas > tempo parcial, meio período
demitido, despedido, demitir, despedir > demissão, despedimento
pedir demissão, despedir me, sair do emprego > demissão, rescisão, aviso prévio
meu chefe, minha chefe > supervisor, gestor, gerente
candidatar, candidatura, me candidatar
idosos, aposentado > seniores, terceira idade, aposentados
roupa, vestir > traje, vestuário, código de vestimenta
vegano, vegetariano > dieta, opções vegetarianas
casa de banho, banheiro, wc, sanitário
sem escadas, usar o elevador > acessibilidade
deficiente, deficiência, mobilidade reduzida > acessibilidade
autocarro, ônibus, metrô, paragem > como chegar, transportes
permitido, autorizado
burla, fraude
morreu, faleceu, falecido, morte > óbito, falecimento
comboio, trem
bilhete > ingresso
câmara municipal, prefeitura
rg, bilhete de identidade, cartão de cidadão > documento de identidade, documento de identificação
nif, cpf > número fiscal, número de contribuinte
atraso, atrasado, chegar atrasado > atraso, pontualidade
sair de lista, sair da lista, saio de lista, saio da lista, sair do grupo, saio do grupo, parar de receber mensagens > desinscrever, cancelar inscrição, descadastrar
desinscrever, descadastrar, desinscrição
nome de usuário, nome de login, login
excel, planilha > csv
que apaguei, apaguei sem querer, apaguei por engano > restaurar, recuperar, lixeira
onde se encontra > endereço, morada, localização
desde quando existe > fundada, fundação
anuidade, mensalidade, quota
começar, iniciar
que idade, idade mínima, limite de idade > anos
onde vocês ficam, onde estão, onde é que ficam > endereço, morada, localização
quando abrem, quando fecham, a que horas abrem, a que horas fecham, que horas abrem, que horas fecham > horário, horários
quem dirige, quem lidera, quem manda > presidente, direção, diretor, diretora, gerente
barulho, fazer barulho > silêncio
quanto tenho que pagar, quanto se paga, quanto pago > preço, custa, valor, mensalidade
vantagem, vantagens, benefício, benefícios
conhecimentos prévios, experiência prévia, pré-requisitos
`;
