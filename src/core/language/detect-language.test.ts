import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'
import { type Language, languageSampleLength } from './languages.ts'

const texts: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: [
    'The ferry was late again this morning, so we bought coffee at the harbour and watched the gulls until it came around the point.',
    'Thank you for your order. We have sent it by post today and you should have it by the end of the week.',
    'Wash the rice, put it in a pan with twice as much water, and let it stand for an hour before you cook it.',
  ],
  de: [
    'Die Fähre kam heute wieder zu spät, also haben wir am Hafen einen Kaffee getrunken und den Möwen zugesehen, bis sie um die Ecke bog.',
    'Vielen Dank für Ihre Bestellung. Wir haben das Paket heute verschickt, und es sollte bis zum Ende der Woche bei Ihnen sein.',
    'Meine Großmutter wohnt in einem kleinen Dorf an der Elbe. Im Sommer besuchen wir sie und helfen ihr mit dem Garten.',
  ],
  es: [
    'El barco llegó tarde otra vez, así que tomamos un café en el puerto y miramos las gaviotas hasta que apareció por el cabo.',
    'Gracias por su pedido. Lo hemos enviado hoy por correo y debería recibirlo antes de que termine la semana en su casa.',
    'Mi abuela vive en un pueblo pequeño cerca del río. En verano vamos a verla y le ayudamos con el huerto.',
  ],
  fr: [
    'Le bateau était encore en retard ce matin, alors nous avons pris un café sur le port et regardé les mouettes en attendant.',
    'Merci pour votre commande. Nous l’avons envoyée aujourd’hui et vous devriez la recevoir avant la fin de la semaine, sauf en cas de neige.',
    'Ma grand-mère habite dans un petit village au bord de la rivière. En été, on va la voir et on l’aide au jardin.',
  ],
  it: [
    'Il traghetto era di nuovo in ritardo, così abbiamo preso un caffè al porto e guardato i gabbiani finché non è arrivato da lontano.',
    'Grazie per il suo ordine. Lo abbiamo spedito oggi per posta e dovrebbe arrivare da lei entro la fine della settimana.',
    'Mia nonna vive in un piccolo paese vicino al fiume. In estate andiamo a trovarla e la aiutiamo con il giardino della casa.',
  ],
  pt: [
    'O barco chegou outra vez atrasado, por isso bebemos um café no porto e ficámos a ver as gaivotas até ele aparecer ao longe.',
    'Obrigado pela sua encomenda. Foi enviada hoje pelo correio e deve chegar a sua casa até ao fim da semana, se não houver atrasos.',
    'A minha avó vive em uma aldeia pequena perto do rio. No verão nós vamos lá e ajudamos com a horta e os animais.',
  ],
  nl: [
    'De boot was vanmorgen weer te laat, dus dronken we koffie in de haven en keken we naar de meeuwen tot hij eindelijk kwam.',
    'Bedankt voor je bestelling. We hebben het pakket vandaag verstuurd en je zou het voor het einde van de week moeten krijgen.',
    'Mijn oma woont in een klein dorp aan de rivier. In de zomer gaan we naar haar toe en helpen we in de tuin.',
  ],
  sv: [
    'Färjan var sen igen i morse, så vi drack kaffe i hamnen och tittade på måsarna till dess att den kom runt udden.',
    'Tack för din beställning. Vi har skickat den med posten i dag och du bör ha den hemma före slutet av veckan.',
    'Min mormor bor i en liten by vid älven. På sommaren åker vi dit och hjälper henne med trädgården och alla äppelträd.',
  ],
  fi: [
    'Lautta oli taas myöhässä, joten joimme kahvia satamassa ja katselimme lokkeja, kunnes se vihdoin tuli niemen takaa. Se ei ollut mitenkään uutta, mutta kahvi oli hyvää.',
    'Kiitos tilauksesta. Lähetimme sen tänään postissa, ja sen pitäisi olla perillä ennen viikon loppua. Jos se ei ole tullut, niin ota yhteyttä, ja me autamme.',
    'Isoäitini asuu pienessä kylässä joen rannalla. Kesällä menemme sinne ja autamme häntä puutarhassa, joka on suuri mutta kaunis. Hän sanoo aina, että sitä on liikaa.',
  ],
  pl: [
    'Prom znowu się spóźnił, więc piliśmy kawę w porcie i patrzyliśmy na mewy, aż w końcu przypłynął. To nie było nic nowego, ale kawa była dobra.',
    'Dziękujemy za zamówienie. Wysłaliśmy je dziś pocztą i powinno być u państwa do końca tygodnia. Jeśli go nie będzie, proszę do nas napisać.',
    'Moja babcia mieszka w małej wsi nad rzeką. Latem jeździmy do niej i pomagamy jej w ogrodzie, który jest duży, ale bardzo ładny.',
  ],
  tr: [
    'Vapur bu sabah yine geç kaldı, biz de limanda kahve içtik ve gelene kadar martıları izledik. Bu yeni bir şey değil, ama kahve çok güzeldi.',
    'Siparişiniz için teşekkür ederiz. Paketi bugün gönderdik ve hafta sonuna kadar sizde olması gerekir. O zamana kadar gelmezse bize yazın, çok memnun oluruz.',
    'Büyükannem nehrin kıyısında küçük bir köyde yaşıyor. Yazın ona gidiyoruz ve bahçede yardım ediyoruz. Bahçe çok büyük ama o kadar güzel ki herkes geliyor.',
  ],
  ru: [
    'Паром опять опоздал, и мы пили кофе в порту и смотрели на чаек, пока он не пришёл. Это было не ново, но кофе был хороший.',
    'Спасибо за ваш заказ. Мы отправили его сегодня по почте, и он должен прийти до конца недели. Если его не будет, напишите нам.',
    'Моя бабушка живёт в маленькой деревне у реки. Летом мы ездим к ней и помогаем в саду, который она очень любит.',
  ],
  uk: [
    'Пором знову запізнився, і ми пили каву в порту та дивилися на чайок, поки він не прийшов. Це було не ново, але кава була добра.',
    'Дякуємо за ваше замовлення. Ми відправили його сьогодні поштою, і воно має бути у вас до кінця тижня. Якщо його не буде, напишіть.',
    'Моя бабуся живе в маленькому селі біля річки. Влітку ми їздимо до неї та допомагаємо в саду, який вона дуже любить і який для нас рідний.',
  ],
  el: [
    'Το πλοίο άργησε πάλι σήμερα το πρωί, οπότε ήπιαμε καφέ στο λιμάνι και κοιτάζαμε τους γλάρους μέχρι να φανεί από μακριά.',
    'Σας ευχαριστούμε για την παραγγελία. Τη στείλαμε σήμερα με το ταχυδρομείο και θα πρέπει να φτάσει πριν από το τέλος της εβδομάδας.',
    'Η γιαγιά μου μένει σε ένα μικρό χωριό κοντά στο ποτάμι. Το καλοκαίρι πηγαίνουμε εκεί και τη βοηθάμε στον κήπο.',
  ],
  he: [
    'המעבורת איחרה שוב הבוקר, אז שתינו קפה בנמל והסתכלנו על השחפים עד שהיא הגיעה סוף סוף. זה לא היה חדש, אבל הקפה היה טוב.',
    'תודה על ההזמנה שלך. שלחנו אותה היום בדואר והיא אמורה להגיע אליך עד סוף השבוע. אם היא לא תגיע, כתוב לנו בבקשה.',
    'סבתא שלי גרה בכפר קטן ליד הנהר. בקיץ אנחנו נוסעים אליה ועוזרים לה בגינה, שהיא מאוד אוהבת, ואוכלים תפוחים עד הערב.',
  ],
  ar: [
    'تأخرت العبارة مرة أخرى هذا الصباح، لذلك شربنا القهوة في الميناء ونظرنا إلى النوارس حتى وصلت من بعيد، وكان كل شيء جميلا بعد ذلك.',
    'شكرا على طلبك. لقد أرسلناه اليوم بالبريد، ومن المتوقع أن يصل إلى بيتك قبل نهاية الأسبوع، وإذا لم يصل اكتب لنا من فضلك عن ذلك.',
    'تعيش جدتي في قرية صغيرة على ضفة النهر. في الصيف نذهب إلى هناك ونساعدها في الحديقة التي تحبها كثيرا، ثم نعود في المساء مع كل الأطفال.',
  ],
  hi: [
    'नाव आज सुबह फिर देर से आई, इसलिए हम ने बंदरगाह पर चाय पी और पक्षियों को देखते रहे जब तक वह नहीं आई।',
    'आपके ऑर्डर के लिए धन्यवाद। हमने इसे आज डाक से भेज दिया है और यह सप्ताह के अंत तक आपके पास पहुँच जाना चाहिए।',
    'मेरी दादी नदी के पास एक छोटे गाँव में रहती हैं। गर्मी में हम उनके पास जाते हैं और बगीचे में उनकी मदद करते हैं।',
  ],
  zh: [
    '今天早上渡船又晚点了，所以我们在港口喝了咖啡，一边看海鸥，一边等它来。',
    '感谢您的订购。我们今天已经寄出包裹，您应该会在本周末之前收到。',
    '我奶奶住在河边的一个小村子里。夏天我们去看她，帮她在花园里干活。',
  ],
  ja: [
    '今朝もフェリーが遅れたので、港でコーヒーを飲みながら、カモメを見て待っていました。',
    'ご注文ありがとうございます。本日発送いたしましたので、週末までにお届けする予定です。',
    '祖母は川のそばの小さな村に住んでいます。夏には会いに行って、庭の手伝いをします。',
  ],
  ko: [
    '오늘 아침에도 배가 늦어서 우리는 항구에서 커피를 마시고 배가 올 때까지 갈매기를 보았다. 새로운 일은 아니었지만 커피는 정말 맛있었고 날씨도 좋았다.',
    '주문해 주셔서 감사합니다. 오늘 우편으로 보냈으니 이번 주말 전에 받으실 수 있습니다. 만약 오지 않으면 언제든지 저희에게 편하게 연락해 주시기 바랍니다. 늘 고맙습니다.',
    '우리 할머니는 강가의 작은 마을에 사신다. 여름이면 우리는 할머니를 보러 가서 정원 일을 돕는다. 정원은 아주 넓고 꽃이 많아서 모두가 좋아한다.',
  ],
  th: [
    'เช้านี้เรือมาสายอีกแล้ว เราเลยนั่งดื่มกาแฟที่ท่าเรือและดูนกนางนวลจนกว่าเรือจะมา',
    'ขอบคุณสำหรับการสั่งซื้อ เราส่งของทางไปรษณีย์วันนี้แล้ว คุณน่าจะได้รับก่อนสิ้นสัปดาห์',
    'คุณยายของฉันอยู่ในหมู่บ้านเล็กๆ ริมแม่น้ำ ในฤดูร้อนเราไปเยี่ยมและช่วยทำสวน',
  ],
}

test.each(Object.entries(texts).flatMap(([language, samples]) => samples.map((text) => [language, text] as const)))(
  'finds %s in %j',
  (language, text) => expect(detectLanguage(text)).toBe(language),
)

test.each([
  ['an empty text', ''],
  ['19 words', 'The cat sat on the mat and the dog sat with it for the rest of the long and'],
  [
    'lorem ipsum',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.',
  ],
  [
    'English names',
    'Ann Smith, John Lee, Mary Brown, Tom Clark, Sue Wood, Jack Hill, Kate Green, Bob Wright, Jane White, Will Young, Rose King, Mark Hall',
  ],
  [
    'Spanish names',
    'Juan de la Cruz, María del Carmen López, Pedro de los Santos, Ana García, Luis Hernández, Rosa Martínez, José Pérez, Elena Ruiz, Carmen Díaz',
  ],
  [
    'Dutch names',
    'Jan van der Berg, Piet de Vries, Anna van Dijk, Kees de Jong, Willem van den Broek, Sanne Bakker, Daan Visser, Emma Smit, Lotte Mulder',
  ],
  [
    'a list of words',
    'apples, pears, plums, cherries, bread, butter, milk, cheese, eggs, flour, sugar, salt, pepper, rice, beans, onions, garlic, carrots, tea, coffee, juice',
  ],
  ['numbers', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22'],
  [
    'Danish',
    'Færgen var forsinket igen i morges, så vi drak kaffe i havnen og så på mågerne, indtil den kom. Det var ikke noget nyt, men kaffen var god.',
  ],
  [
    'Norwegian',
    'Ferja var sen igjen i dag, så vi drakk kaffe på havna og så på måkene til den kom. Det var ikke noe nytt, men kaffen var god.',
  ],
  [
    'Afrikaans',
    'Die veerboot was vanoggend weer laat, so ons het koffie in die hawe gedrink en na die meeue gekyk totdat dit gekom het. Dit was nie iets nuuts nie.',
  ],
  [
    'Catalan',
    'El vaixell ha arribat tard una altra vegada, així que hem pres un cafè al port i hem mirat les gavines fins que ha arribat per la punta.',
  ],
  [
    'Czech',
    'Loď měla zase zpoždění, tak jsme v přístavu pili kávu a dívali se na racky, dokud nepřijela. Nebylo to nic nového, ale káva byla dobrá.',
  ],
  [
    'Bulgarian',
    'Корабът отново закъсня, затова пихме кафе на пристанището и гледахме чайките, докато той дойде. Това не беше ново, но кафето беше добро.',
  ],
  [
    'Persian',
    'کشتی امروز صبح باز هم دیر رسید، پس ما در بندر قهوه خوردیم و به مرغ‌های دریایی نگاه کردیم تا این که آن را از دور دیدیم.',
  ],
  ['two scripts', 'Привет мир это слово here is some more text '.repeat(5)],
])('is unsure about %s', (_, text) => expect(detectLanguage(text)).toBeUndefined())

test('reads only the start of a text', () => {
  const english = texts.en.join(' ')
  const start = english.repeat(Math.ceil(languageSampleLength / english.length)).slice(0, languageSampleLength)
  expect(detectLanguage(start + texts.de.join(' ').repeat(1000))).toBe('en')
})
