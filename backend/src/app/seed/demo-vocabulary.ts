// The words for the demo data. The colleges are invented. The people's names are common names from all over India.

type Words = [string, ...string[]];

function words(text: string): Words {
  return text.split(",").map((word) => word.trim()) as Words;
}

export const FIRST_NAMES = words(`
  Aarav, Aditi, Aditya, Akash, Amrita, Ananya, Anika, Anjali, Arjun, Arnav, Asha, Bhavna, Chitra,
  Deepak, Deepika, Dev, Dhruv, Diya, Farhan, Fatima, Gaurav, Gayatri, Harish, Harpreet, Imran, Isha,
  Ishaan, Jaspreet, Jyoti, Kabir, Karthik, Kavya, Kiran, Krishna, Lakshmi, Leela, Manish, Meera, Mohit,
  Nandini, Neha, Nikhil, Nisha, Omkar, Pooja, Pranav, Priya, Rahul, Rajesh, Rekha, Riya, Rohan, Sahil,
  Sana, Sanjana, Shreya, Siddharth, Simran, Sneha, Sunita, Suresh, Swati, Tanvi, Tarun, Uma, Varun,
  Vedant, Vidya, Vikram, Yash, Zara, Zubin
`);

export const LAST_NAMES = words(`
  Agarwal, Ahmed, Banerjee, Bhat, Bhattacharya, Bora, Chatterjee, Chauhan, Chavan, Das, Desai, Deshmukh,
  Dutta, D'Souza, Fernandes, Gandhi, Ghosh, Gill, Gowda, Gupta, Hegde, Iyer, Jadhav, Jain, Joshi,
  Kapoor, Kaur, Khan, Kulkarni, Kumar, Mahapatra, Malhotra, Mehta, Menon, Mishra, Mukherjee, Naidu,
  Nair, Pandey, Patel, Pathak, Patil, Pillai, Prasad, Qureshi, Rane, Rao, Rathore, Reddy, Roy, Sahu,
  Saxena, Sharma, Shetty, Singh, Sinha, Sodhi, Subramanian, Thakur, Thomas, Tiwari, Trivedi, Varghese,
  Verma, Wagh, Yadav
`);

export const COLLEGES = [
  "Sample University",
  "Aravalli Institute of Technology, Jaipur",
  "Brahmaputra Engineering College, Guwahati",
  "Chambal College of Engineering, Gwalior",
  "Coromandel Institute of Technology, Chennai",
  "Deccan School of Computing, Hyderabad",
  "Doab University of Technology, Ludhiana",
  "Ganga Valley Engineering College, Patna",
  "Godavari Institute of Information Technology, Nashik",
  "Hooghly College of Technology, Kolkata",
  "Kaveri Institute of Science and Technology, Mysuru",
  "Konkan Coast Engineering College, Ratnagiri",
  "Mahanadi Institute of Engineering, Cuttack",
  "Malabar College of Computing, Kozhikode",
  "Narmada University, Jabalpur",
  "Nilgiri Institute of Technology, Coimbatore",
  "Sabarmati Engineering College, Ahmedabad",
  "Satpura College of Engineering, Bhopal",
  "Vindhya Institute of Technology, Indore",
  "Yamuna University of Engineering, Delhi",
] as const;

export const BRANCHES = ["CSE", "IT", "CE", "ECE", "AIML", "DS"] as const;

export const TEAM_ADJECTIVES = words(`
  Async, Binary, Branchless, Brute, Cached, Constant, Cosmic, Curious, Dangling, Daring, Distributed,
  Dynamic, Elegant, Fearless, Functional, Greedy, Hashed, Hidden, Idle, Immutable, Infinite, Lazy,
  Linear, Lucky, Modular, Monsoon, Nested, Null, Parallel, Persistent, Prime, Quantum, Random,
  Recursive, Restless, Segmented, Silent, Sorted, Stable, Tangled, Turbo, Undefined, Vectorised,
  Virtual, Wild
`);

export const TEAM_NOUNS = words(`
  Bandits, Bitmasks, Brackets, Bugs, Bytes, Caterpillars, Chai Breakers, Coders, Commits, Compilers,
  Cursors, Daemons, Debuggers, Deques, Exceptions, Falcons, Forks, Functors, Graphs, Heaps, Integers,
  Iterators, Kernels, Knights, Lambdas, Loops, Mutants, Nodes, Offsets, Owls, Peacocks, Pixels,
  Pointers, Queues, Samosas, Samurai, Semicolons, Stacks, Tigers, Tokens, Trees, Tries, Vertices,
  Wizards, Yaks
`);
